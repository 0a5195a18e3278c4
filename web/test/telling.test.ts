import { beforeAll, describe, expect, test } from 'vitest';
import { append, type LogLine } from '../src/boards/log';
import { trappedOf, visibleWizards } from '../src/boards/towers/surface';
import { tell, trappedBy } from '../src/boards/towers/telling';
import { describeSpace } from '../src/boards/towers/words';
import type { Seat, TowersEvent } from '../src/generated/messages';
import { patched } from '../src/table/patch';
import { bundleOf, kLanguages, texts } from '../src/texts/texts.svelte';
import { frame, run } from './frames';

const files = import.meta.glob<string>('../src/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const name = (seat: Seat): string =>
  ({ A: 'Ola', B: 'Vesna', C: 'Bruno', D: 'Mira' })[seat as 'A' | 'B' | 'C' | 'D'] ?? seat;
const { view } = frame('tall');

// One of each type, so that no new event is forgotten: the compiler reports a missing key, the test a missing sentence.
const events: { [T in TowersEvent['type']]: Extract<TowersEvent, { type: T }> } = {
  TilesRevealed: { type: 'TilesRevealed', tiles: ['MW', 'FR'] },
  CardDrawn: { type: 'CardDrawn', seat: 'A', card: 'W1' },
  Reshuffled: { type: 'Reshuffled' },
  CardPlayed: { type: 'CardPlayed', seat: 'B', card: 'C5|1', side: 'tower', value: 5, rerolls: 0 },
  CardDiscarded: { type: 'CardDiscarded', seat: 'B', card: 'DC1' },
  HandDiscarded: { type: 'HandDiscarded', seat: 'B', cards: ['W1', 'T2', 'DW3'] },
  DieRolled: { type: 'DieRolled', value: 4 },
  RerollCalled: { type: 'RerollCalled' },
  ResultStands: { type: 'ResultStands', side: 'tower' },
  PieceChosen: { type: 'PieceChosen', piece: { side: 'tower', space: 3, level: 1 }, value: 2 },
  CardFizzled: { type: 'CardFizzled' },
  CardFinished: { type: 'CardFinished' },
  WizardMoved: { type: 'WizardMoved', owner: 'C', from: 3, to: 5 },
  WizardEntered: { type: 'WizardEntered', owner: 'C', from: 3 },
  TowerMoved: { type: 'TowerMoved', from: 5, level: 1, to: 6, uncovered: {} },
  TowersSwapped: { type: 'TowersSwapped', first: 3, second: 9, under_first: {}, under_second: {} },
  CastleMoved: { type: 'CastleMoved', to: 8 },
  SurfaceShown: { type: 'SurfaceShown', space: 3, level: 2, wizards: { A: 2, B: 1 } },
  WizardFreed: { type: 'WizardFreed', owner: 'D', space: 3, level: 2 },
  PotionFilled: { type: 'PotionFilled', seat: 'A' },
  SpellCast: { type: 'SpellCast', caster: 'D', spell: 'SW', target: { spaces: [3, 9] }, cost: 2, toll: 'count' },
  RepeatBound: { type: 'RepeatBound', piece: { side: 'tower', space: 3, level: 1 } },
  SpellResolved: { type: 'SpellResolved' },
  SpellReserved: { type: 'SpellReserved', seat: 'C', spell: 'HT' },
  ReservationClosed: { type: 'ReservationClosed', seat: 'C' },
  PartnerAsked: { type: 'PartnerAsked' },
  CardPassed: { type: 'CardPassed', from: 'A', to: 'C', card: '?' },
  PotionsGiven: { type: 'PotionsGiven', from: 'A', to: 'C', count: 2 },
  TurnStarted: { type: 'TurnStarted', seat: 'B' },
  ActionStarted: { type: 'ActionStarted', act: 2 },
  TurnEnded: { type: 'TurnEnded' },
  GameEnded: { type: 'GameEnded' },
  Waiting: { type: 'Waiting', phase: 'piece', inner: 'none', seat: 'A' },
  CardOffered: { type: 'CardOffered', from: 'A', to: 'C', card: '?' },
  OfferTaken: { type: 'OfferTaken', seat: 'A' },
  OfferDeclined: { type: 'OfferDeclined', seat: 'A' },
  Hidden: { type: 'Hidden' },
};

describe.each(kLanguages)('in %s', (language) => {
  beforeAll(() => texts.choose(language));

  test('every event has a sentence', () => {
    const said = Object.values(events).map((event) => `${event.type}: ${tell(view, event, name).say()}`);
    expect(said.join('\n')).not.toMatch(/: log-|\{|\}/);
    expect(said.join('\n')).toMatchSnapshot();
  });

  test('every space has its words', () => {
    expect(view.ring.map((space) => describeSpace(view, space.space, name)).join('\n')).toMatchSnapshot();
  });
});

test('the film may say that a tower traps a wizard of this player', () => {
  const to = view.ring.find((space) => space.space !== view.castle.space && visibleWizards(space).length > 0);
  const [seat] = to ? visibleWizards(to) : [];
  if (!to || !seat) throw new Error('no wizard');
  const count = visibleWizards(to).filter((one) => one === seat).length;
  const event = { type: 'TowerMoved', from: 0, level: 1, to: to.space, uncovered: {} } as const;
  expect(trappedBy([{ before: view, event }], seat)).toBe(count);
  // The castle stands above everything, so nothing lands under it.
  expect(trappedBy([{ before: { ...view, castle: { space: to.space } }, event }], seat)).toBe(0);
});

test('trapped are the wizards that are neither home nor seen', () => {
  const [player] = view.players;
  if (!player) throw new Error('no player');
  const seen = view.ring.flatMap(visibleWizards).filter((one) => one === player.seat).length;
  expect(trappedOf(view, { seat: player.seat, out: seen })).toBe(0);
  expect(trappedOf(view, { seat: player.seat, out: seen + 2 })).toBe(2);
});

test('what follows at once stands in the same line', () => {
  const frames = run();
  let now = frames[0]?.view ?? view;
  let lines: LogLine[] = [];
  for (const { events, patches } of frames.slice(1)) {
    for (const [i, event] of events.entries()) {
      lines = append(lines, tell(now, event, name), lines.length);
      now = patched(now, patches[i] ?? []);
    }
  }
  const said = lines.map((line) => line.say());
  expect(said.some((line) => line.includes(': +'))).toBe(true);
  expect(said.filter((line) => / 0 /.test(line))).toEqual([]);
});

test('every text that the code asks for by name is there', () => {
  const bundle = bundleOf(
    'en',
    ...Object.entries(files).flatMap(([path, text]) => (/\ben\.ftl$/.test(path) ? text : [])),
  );
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, key]) =>
      key && !bundle.hasMessage(key) ? [`${path}: ${key}`] : [],
    ),
  );
  expect(missing).toEqual([]);
});
