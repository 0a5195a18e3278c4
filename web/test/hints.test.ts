// Hints of the bots: requested, described in every language, and shown on the board.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DuelTable from '../src/boards/duel/DuelTable.svelte';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import { kit } from '../src/games/towers';
import type { TableConnection } from '../src/connection/connection';
import type { Game } from '../src/connection/game';
import type {
  ClientMessage,
  Hints as Told,
  HostMessage,
  LegalAction,
  Seat,
  SeatState,
} from '../src/generated/messages';
import HintPanel from '../src/hints/HintPanel.svelte';
import * as duelHints from '../src/hints/duel';
import * as towersHints from '../src/hints/towers';
import { reasonsOf } from '../src/hints/words';
import { topicsOf } from '../src/lessons/topics';
import { TableStore } from '../src/table/table.svelte';
import { kLanguages, texts } from '../src/texts/texts.svelte';
import { DeviceHost, isBuilt } from './device-host';
import { duelFrames } from './duel-frames';
import { frame, kFrames } from './frames';

const name = (seat: Seat): string => `Player ${seat}`;
beforeEach(() => texts.choose('en'));
afterEach(cleanup);

function sit(seats: Partial<SeatState>[] = [{ seat: 'B', sitter: 'bot' }], own: Partial<SeatState> = {}) {
  const sent: ClientMessage[] = [];
  const connection: TableConnection = {
    ...{ send: (message) => sent.push(message), close: vi.fn(), onmessage: undefined, onstate: undefined },
  };
  const store = new TableStore(connection, kit);
  const { view, legal } = frame('start');
  const me = { seat: 'A', sitter: 'person', present: true, away: false, ...own };
  store.take({
    type: 'table',
    game: 'towers',
    status: 'running',
    seats: [me, ...seats],
    settings: {},
  } as unknown as HostMessage);
  store.take({ type: 'seated', request: 's', seat: 'A' } as HostMessage);
  store.take({ type: 'view', seq: 9, view });
  store.take({ type: 'legal', seq: 9, seat: 'A', actions: legal });
  const answer = (): Told => ({
    ...{ type: 'hints', request: (sent.at(-1) as { request: string }).request, seat: 'A', seq: 9 },
    candidates: legal.slice(0, 5).map((one, i) => ({
      ...{ action: one.action, kind: one.kind, win_permille: 541 - i, visits: 9 },
      reasons: [{ key: 'fills', count: 1 }],
    })),
  });
  return { store, sent, view, legal, answer };
}

describe('a hint at the table', () => {
  test('is asked for, told, shown on the board, and gone when something happens', () => {
    const { store, sent, legal, answer } = sit();
    store.hint();
    expect(sent.at(-1)).toMatchObject({ type: 'hint', seat: 'A', seq: 9 });
    expect(store.hints.isThinking).toBe(true);
    store.take(answer());
    expect(store.hints.isThinking).toBe(false);
    expect(store.hints.candidates).toHaveLength(3);
    expect(store.hints.shown).toBe(legal[0]?.action);
    store.take({ type: 'events', seat: 'A', first: 10, events: [{ type: 'ActionStarted', act: 1 }] });
    expect(store.hints.candidates).toBeUndefined();
    expect(store.hints.shown).toBeUndefined();
  });

  test('that comes by itself points at the best action and chooses nothing', () => {
    const { store, legal, answer } = sit();
    store.hint(true);
    expect(store.hints.isThinking).toBe(false);
    store.take(answer());
    expect(store.hints.offered?.action).toBe(legal[0]?.action);
    expect([store.hints.shown, store.hints.candidates]).toEqual([undefined, undefined]);
    store.take({ type: 'events', seat: 'A', first: 10, events: [{ type: 'ActionStarted', act: 1 }] });
    expect(store.hints.offered).toBeUndefined();
  });

  test('does not come by itself without a reason', () => {
    const { store, answer } = sit();
    store.hint(true);
    const told = answer();
    store.take({ ...told, candidates: told.candidates.map((one) => ({ ...one, reasons: [] })) });
    expect(store.hints.offered).toBeUndefined();
  });

  test('names the things that it is about', () => {
    const topics = (['duel', 'towers'] as const).map((game) => (action: string) => topicsOf(game, action, 'K'));
    expect(['move RED', 'cast RED TS L FE R as BLU', 'push EL L', 'swap'].map((one) => topics[0]?.(one))).toEqual([
      ['tower RED'],
      ['card K TS', 'card K FE'],
      ['card M EL'],
      ['prompt'],
    ]);
    expect(['play W3', 'wizard 12A', 'tower 4#1', 'pass'].map((one) => topics[1]?.(one))).toEqual([
      ['card W3'],
      ['space 12'],
      ['space 4'],
      ['prompt'],
    ]);
  });

  test('a refusal is read like any other', () => {
    const { store, sent } = sit();
    store.hint();
    const { request } = sent.at(-1) as { request: string };
    store.take({ type: 'refused', request, code: 'hints_off', key: 'refused.hints_off', params: {} });
    expect(store.hints.isThinking).toBe(false);
    expect(store.talk.notes).toHaveLength(1);
  });

  test.each([
    ['off', false],
    ['free', true],
    ['agreed', true],
  ] as const)('is offered as the host says: %s', (hints, may) => {
    const { store } = sit([{ seat: 'B', sitter: 'person', away: false }]);
    store.take({ type: 'permissions', seat: 'A', undo: { right: 'free', decisions: [] }, hints, passes: false });
    expect([store.hintRight, store.offersHint]).toEqual([hints, may]);
  });

  test('agreeing can be taken back', () => {
    const { store, sent } = sit([{ seat: 'B', sitter: 'person', away: false, hints: true }], { hints: true });
    expect(store.allowsHints).toBe(true);
    store.allowHints(false);
    expect(sent.at(-1)).toMatchObject({ type: 'allow_hints', seat: 'A', allowed: false });
  });

  test('a proposal stands over the table until it is answered', () => {
    const { store } = sit([{ seat: 'B', sitter: 'person', away: false }]);
    store.take({ type: 'notice', key: 'notice.hints-proposed', params: { seat: 'B' } });
    expect([store.talk.hintsAsked, store.talk.notes.length]).toEqual(['B', 0]);
    store.take({ type: 'notice', key: 'notice.hints-on', params: {} });
    expect([store.talk.hintsAsked, store.talk.notes.length]).toEqual([undefined, 1]);
  });

  test('the panel says what and why', async () => {
    const { store, view, legal, answer } = sit();
    store.hint();
    const say = (action: string): string => towersHints.adviceOf(view, legal, action, name);
    render(HintPanel, { hints: store.hints, say, isOnCard: towersHints.isOnCard });
    expect(screen.getByText('A bot is thinking…')).toBeDefined();
    store.take(answer());
    await tick();
    const lines = screen.getAllByRole('button', { name: /Fills 1/ });
    expect(lines).toHaveLength(3);
    expect(lines[0]?.getAttribute('aria-pressed')).toBe('true');
    if (lines[1]) await fireEvent.click(lines[1]);
    expect(store.hints.shown).toBe(legal[1]?.action);
  });
});

describe('what is proposed waits for the gold button', () => {
  /** One action for each way to touch something. */
  const oneOfEach = (legal: readonly LegalAction[]): Iterable<string> =>
    new Map(
      legal.map(({ action }) => [
        action
          .split(' ')
          .slice(0, action.startsWith('cast') ? 2 : 1)
          .join(' '),
        action,
      ]),
    ).values();
  /** Timeout for tests that render whole boards many times. */
  const kSlow = 20_000;
  const goldOf = (container: HTMLElement): HTMLElement | null => container.querySelector('.btn.gold');

  const asked = kFrames.filter((one) => frame(one).legal.length > 0);
  test.each(asked)('Wandering Towers: %s', { timeout: kSlow }, async (which) => {
    const { view, legal, table } = frame(which);
    const seats = table.seats.map((one) => ({
      ...{ seat: one.seat, name: name(one.seat), paint: one.seat, bot: false, you: one.seat === 'A', away: false },
    }));
    for (const action of oneOfEach(legal)) {
      const onintent = vi.fn();
      const props = { view, legal, seats, seat: 'A' as const, lines: [], onintent, suggested: action };
      const { container } = render(TowersTable, props);
      await tick();
      expect(onintent).not.toHaveBeenCalled();
      const gold = goldOf(container);
      if (!gold) throw new Error(`${action}: no gold button`);
      await fireEvent.click(gold);
      expect(onintent).toHaveBeenCalledExactlyOnceWith(action);
      cleanup();
    }
  });

  const phases = new Map(duelFrames().map((one) => [one.view.phase, one]));
  test.each([...phases])('Knight & Mage: %s', { timeout: kSlow }, async (_, { view, legal }) => {
    const seats = (['K', 'M'] as const).map((seat) => ({
      ...{ seat, name: name(seat), paint: seat, bot: false, you: true, away: false },
    }));
    for (const action of oneOfEach(legal)) {
      const onintent = vi.fn();
      const props = { view, legal, seats, seat: view.asked, lines: [], onintent, suggested: action };
      const { container } = render(DuelTable, props);
      await tick();
      const gold = goldOf(container);
      if (!gold) throw new Error(`${action}: no gold button`);
      await fireEvent.click(gold);
      expect(onintent).toHaveBeenCalledExactlyOnceWith(action);
      cleanup();
    }
  });
});

test('a refusal leads to its rule', async () => {
  const { view, legal } = frame('start');
  const onrule = vi.fn();
  const props = { view, legal, seats: [], seat: 'A' as const, lines: [], onintent: vi.fn(), why: 'Not now.', onrule };
  render(TowersTable, props);
  await fireEvent.click(screen.getByRole('button', { name: 'Read the rule' }));
  expect(onrule).toHaveBeenCalledOnce();
});

describe.each([
  ['towers', 'A'],
  ['duel', 'K'],
] as [Game, Seat][])('the advice of the real bots in %s', (game, me) => {
  test.skipIf(!isBuilt(game))(
    'has words in every language',
    async () => {
      const host = new DeviceHost(game);
      const seats = [{ sitter: 'person' as const }, { sitter: 'bot' as const, level: 'child' }];
      host.send({
        type: 'create',
        request: 'c',
        game,
        settings: game === 'duel' ? {} : { players: 2 },
        seats,
        visibility: 'link',
      });
      await host.until('created');
      host.send({ type: 'sit', request: 's', seat: me, name: 'Ola', token: 'a'.repeat(40) });
      host.send({ type: 'start', request: 'b' });
      for (let turn = 0; turn < 8; ++turn) {
        const { seq, actions } = await host.until('legal');
        host.send({ type: 'sync', request: `y${turn}`, seat: me });
        const { view } = await host.until('view');
        host.send({ type: 'hint', request: `h${turn}`, seat: me, seq });
        const { candidates } = await host.until('hints');
        expect(candidates.length).toBeGreaterThan(0);
        for (const language of kLanguages) {
          await texts.choose(language);
          for (const one of candidates.slice(0, 3)) {
            const advice =
              view.game === 'duel'
                ? duelHints.adviceOf(view, actions, one.action)
                : towersHints.adviceOf(view, actions, one.action, name);
            expect(actions.map((legal) => legal.action)).toContain(one.action);
            expect(advice).not.toBe('');
            expect(advice).not.toMatch(/(do|duel|card|hint)-[a-z]/i);
            expect(reasonsOf(one)).toMatch(/\.$/);
          }
        }
        host.send({ type: 'move', request: `m${turn}`, seat: me, seq, action: candidates[0]?.action ?? '' });
      }
      host.close();
    },
    60_000,
  );
});
