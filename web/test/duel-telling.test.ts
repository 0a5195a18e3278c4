import { beforeAll, describe, expect, test } from 'vitest';
import { readChoices } from '../src/boards/duel/actions';
import { kNothingPicked, menuOf } from '../src/boards/duel/pick';
import { question } from '../src/boards/duel/question';
import { append, type LogLine } from '../src/boards/log';
import { tell } from '../src/boards/duel/telling';
import { describeChoice, describePlayer, describeSlot, describeTower } from '../src/boards/duel/words';
import type { DuelEvent, DuelView, Seat } from '../src/generated/messages';
import { patched } from '../src/table/patch';
import { kLanguages, texts } from '../src/texts/texts.svelte';
import { asked, duelFrames, game } from './duel-frames';

const name = (seat: Seat): string => (seat === 'K' ? 'Ola' : 'Mira');
const { view } = asked('PUSH');

// One of each type, so that no new event is forgotten: the compiler reports a missing key, the test a missing sentence.
const events: { [T in DuelEvent['type']]: Extract<DuelEvent, { type: T }>[] } = {
  RingLaid: [{ type: 'RingLaid', tower: ['TRK', 'PUR', 'GRE', 'YEL', 'RED', 'BLU'] }],
  SecretBoxed: [{ type: 'SecretBoxed', secret: '?' }],
  SecretLaid: [{ type: 'SecretLaid', tower: 'PUR', secret: '?' }],
  CardBurned: [{ type: 'CardBurned', card: '?' }],
  FourthSlotChosen: [{ type: 'FourthSlotChosen', slot: 'PUR|GRE' }],
  CardDealt: [
    { type: 'CardDealt', slot: 'PUR|GRE', card: '?', face: 'down' },
    { type: 'CardDealt', slot: 'BLU|TRK', card: 'FE+', face: 'up' },
  ],
  TurnStarted: [{ type: 'TurnStarted', seat: 'K', round: 2, turn: 3 }],
  CharacterMoved: [
    { type: 'CharacterMoved', seat: 'K', from: 'YEL', to: 'GRE', move: 'step' },
    { type: 'CharacterMoved', seat: 'M', from: 'YEL', to: 'BLU', move: 'skip' },
    { type: 'CharacterMoved', seat: 'K', from: 'YEL', to: 'TRK', move: 'swap' },
  ],
  CardTaken: [
    { type: 'CardTaken', seat: 'K', slot: 'GRE|YEL', card: 'EL', face: 'up', zone: 'acquired' },
    { type: 'CardTaken', seat: 'M', slot: 'GRE|YEL', card: 'S2<', face: 'down', zone: 'held' },
  ],
  StonePlaced: [
    { type: 'StonePlaced', seat: 'K', card: 'S1>', end: 'L' },
    { type: 'StonePlaced', seat: 'K', card: 'S2<', end: 'R' },
  ],
  SpellCast: [
    { type: 'SpellCast', seat: 'K', tower: 'YEL', as: 'YEL', spell: 'peek_swap' },
    { type: 'SpellCast', seat: 'M', tower: 'RED', as: 'GRE', spell: 'push_down' },
  ],
  CostPaid: [
    { type: 'CostPaid', seat: 'K', card: 'EL', end: 'L' },
    { type: 'CostPaid', seat: 'K', card: 'TS+', end: 'R' },
  ],
  SpellFailed: [{ type: 'SpellFailed', seat: 'K', spell: 'push_down' }],
  SecretsSeen: [
    { type: 'SecretsSeen', seat: 'M', a: 'PUR', b: 'BLU', seen_a: '?', seen_b: '?' },
    { type: 'SecretsSeen', seat: 'K', a: 'PUR', b: 'BLU', seen_a: 'ST*', seen_b: 'TO' },
  ],
  SecretsReturned: [
    { type: 'SecretsReturned', seat: 'M', a: 'PUR', b: 'BLU', exchange: '?' },
    { type: 'SecretsReturned', seat: 'K', a: 'PUR', b: 'BLU', exchange: 'kept' },
    { type: 'SecretsReturned', seat: 'K', a: 'PUR', b: 'BLU', exchange: 'swapped' },
  ],
  CardPushed: [
    { type: 'CardPushed', seat: 'M', card: 'BO', end: 'L' },
    { type: 'CardPushed', seat: 'M', card: 'BO', end: 'R' },
  ],
  CardDiscarded: [{ type: 'CardDiscarded', seat: 'K', card: 'S2>', zone: 'used', number: 2, gap: 'close' }],
  CardSalvaged: [
    { type: 'CardSalvaged', seat: 'M', card: '?' },
    { type: 'CardSalvaged', seat: 'K', card: 'TS' },
  ],
  LeftoversDiscarded: [{ type: 'LeftoversDiscarded', open: ['FE'], unseen: [], unseen_count: 1 }],
  RoundStarted: [{ type: 'RoundStarted', round: 3, starter: 'K' }],
  TowerGuessed: [{ type: 'TowerGuessed', tower: 'BLU', secret: 'ST*', points: 3 }],
  CardUnveiled: [{ type: 'CardUnveiled', seat: 'M', number: 0, card: 'S1<', zone: 'acquired' }],
  VeiledStoneLaid: [
    { type: 'VeiledStoneLaid', seat: 'M', card: 'S1<', end: 'L' },
    { type: 'VeiledStoneLaid', seat: 'M', card: 'S1<', end: 'R' },
  ],
  ScoringStarted: [{ type: 'ScoringStarted' }],
  IngredientsCounted: [
    {
      ...{ type: 'IngredientsCounted', seat: 'K', stones: 2, chests: 3 },
      ...{ natural: [2, 1, 2, 2, 3], converted: [0, 1, 0, 0, 0] },
    },
  ],
  TowerScored: (['K', 'M', 'nobody'] as const).map((owner) => ({
    ...{ type: 'TowerScored', tower: 'GRE', knight: 2, mage: 1, owner, value: 5, secret: 'FE', secret_points: 2 },
  })),
  TotalCounted: [{ type: 'TotalCounted', seat: 'K', guess: 3, towers: 5, secrets: 2, chests: 4, total: 14 }],
  SecretShown: [
    { type: 'SecretShown', tower: 'YEL', secret: 'ST*' },
    { type: 'SecretShown', tower: 'TRK', secret: 'BO' },
  ],
  GameEnded: (['K', 'M', 'nobody'] as const).map((winner) => ({ type: 'GameEnded', winner, tiebreak: 'none' })),
  Waiting: [{ type: 'Waiting', phase: 'MOVE', seat: 'K' }],
  Hidden: [{ type: 'Hidden' }],
};

describe.each(kLanguages)('in %s', (language) => {
  beforeAll(() => texts.choose(language));

  test('every event has a sentence', () => {
    const said = Object.values(events)
      .flat()
      .map((event) => `${event.type}: ${tell(view, event, name).say()}`);
    expect(said.filter((line) => /: duel-|\{|\}|undefined/.test(line))).toEqual([]);
    expect(said.join('\n')).toMatchSnapshot();
  });

  test('every place and both players have their words', () => {
    const said = [
      ...view.ring.map((tower) => describeTower(view, tower)),
      ...view.slots.map(({ slot }) => describeSlot(view, slot)),
      ...view.players.map((player) => describePlayer(view, player, name)),
    ];
    expect(said.filter((line) => /duel-|\{|\}|undefined/.test(line))).toEqual([]);
    expect(said.join('\n')).toMatchSnapshot();
  });

  test('every recorded question and answer is said, and no two answers the same', () => {
    for (const frame of duelFrames()) {
      const choices = readChoices(frame.legal);
      const menu = menuOf(frame.view, choices, kNothingPicked);
      const asking = question(frame.view, kNothingPicked, menu, choices.length > 0, name);
      expect(asking).not.toMatch(/duel-|ask-|\{|\}/);
      for (const one of choices) expect(describeChoice(frame.view, one)).not.toMatch(/duel-|\{|\}|undefined/);
    }
  });
});

test('what is paid stands in the line of its spell, and every round begins with a line', () => {
  const { frames } = game('knight');
  let now = frames[0]?.view as DuelView;
  let lines: LogLine[] = [];
  let number = 0;
  for (const { events, patches } of frames.slice(1)) {
    for (const [i, event] of events.entries()) {
      lines = append(lines, tell(now, event, name), ++number);
      now = patched(now, patches[i] ?? []);
    }
  }
  const said = lines.map((line) => line.say());
  const told = frames.slice(1).flatMap((one) => one.events);
  const casts = new Set(told.flatMap((event, i) => (event.type === 'SpellCast' ? i + 1 : [])));
  // A spell is one line with all that it did.
  expect(casts.size).toBeGreaterThan(0);
  expect(lines.filter((line) => casts.has(line.number) && line.until > line.number)).toHaveLength(casts.size);
  expect(lines.filter((line) => told[line.number - 1]?.type === 'CostPaid')).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
  expect(lines.every((line, i) => i === 0 || line.number > (lines[i - 1]?.until ?? 0))).toBe(true);
});

test('nothing that is said tells whether the other one has exchanged', () => {
  const said = (exchange: '?'): string =>
    tell(view, { type: 'SecretsReturned', seat: 'M', a: 'PUR', b: 'BLU', exchange }, name).say();
  expect(said('?')).not.toMatch(/exchang|as they were/);
});
