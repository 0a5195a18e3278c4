import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '../src/connection/after-paint';
import { kept, type KeptTable } from '../src/connection/kept';
import type { DuelView, Seat, SeatState, Table, TowersView } from '../src/generated/messages';
import HomeContinue from '../src/pages/HomeContinue.svelte';
import { texts } from '../src/texts/texts.svelte';
import { asked as duelAsked } from './duel-frames';
import { FakeSocket } from './fake-socket';
import { frame } from './frames';

beforeAll(() => texts.choose('en'));
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  FakeSocket.all = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sitter = (seat: Seat, name?: string): SeatState => ({
  ...{ seat, sitter: name ? 'person' : 'bot', present: true, away: false, passes: false },
  ...(name ? { name } : {}),
});
const tableOf = (code: string, game: string, seats: SeatState[], status: Table['status'] = 'running'): Table => ({
  ...{ type: 'table', table: code, game, revision: 1, settings: {}, status, visibility: 'link' },
  ...{ seats, spectators: 0, absence: 90 },
});

let minute = 0;
function keep(code: string, more: Partial<KeptTable> = {}): void {
  vi.setSystemTime(++minute * 60_000);
  kept.change(code, (one) => Object.assign(one, { seats: [{ seat: 'A', token: 'a' }], ...more }));
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The text of each line, from the top. */
const lines = (): string[] =>
  screen.queryAllByRole('listitem').map((one) =>
    (one.textContent ?? '')
      .replace(/\s+/g, ' ')
      .replace(/today, [^·]*·/, 'today ·')
      .trim(),
  );

/** The socket of the table after joining; every later view is requested. */
function lineOf(code: string, table: Table, view?: TowersView | DuelView): FakeSocket {
  const socket = FakeSocket.all.find((one) => one.readyState === 0 || one.of('join')[0]?.table === code);
  if (!socket) throw new Error(`nobody looks at ${code}`);
  if (socket.readyState === 0) socket.open();
  socket.say(table);
  if (view) socket.say({ type: 'view', seq: 1, view });
  return socket;
}
const spectated = (asked: Seat): TowersView => {
  const { view } = frame('start');
  delete view.observer;
  return { ...view, asked };
};

describe('the list of running tables', () => {
  test('says of a table of this device which game it is, who plays, and whose turn it is', async () => {
    const players = [{ seat: 'K' as const, name: 'Zosia' }, { seat: 'M' as const }];
    keep('calm-owl-7', {
      ...{ game: 'duel', place: 'here', players, seats: [{ seat: 'K', token: 'k' }] },
      asked: { seat: 'K', name: 'Zosia' },
    });
    render(HomeContinue, { game: 'duel' });
    expect(lines()).toEqual(['Knight & Mage your turn Zosia, Mage today · on this device']);
    expect(FakeSocket.all).toEqual([]);
  });

  test('follows a table of the server, and puts what waits for somebody here first', async () => {
    keep('brave-raven-42');
    keep('calm-owl-7', { game: 'towers', place: 'here', asked: { seat: 'B', name: 'Berry' } });
    render(HomeContinue, { game: 'duel' });
    const table = tableOf('brave-raven-42', 'towers', [sitter('A', 'Zosia'), sitter('B', 'Petr'), sitter('C')]);
    const socket = lineOf('brave-raven-42', table, spectated('B'));
    await tick();
    expect(lines()[1]).toBe('Wandering Towers waiting for Petr Zosia, Petr, Cyan today · online');

    // The home page knows no game, so it requests a view.
    socket.say({ type: 'events', first: 2, events: [{ type: 'TurnStarted', seat: 'A' }] });
    socket.say({ type: 'events', first: 3, events: [{ type: 'TurnStarted', seat: 'A' }] });
    expect(socket.of('sync')).toHaveLength(1);
    socket.say({ type: 'view', seq: 2, view: spectated('B') });
    expect(socket.of('sync')).toHaveLength(2);
    socket.say({ type: 'view', seq: 3, view: spectated('A') });
    await tick();
    expect(lines()[0]).toBe('Wandering Towers your turn Zosia, Petr, Cyan today · online');
    expect(socket.of('reclaim')).toEqual([]);
  });

  test('works alike for Knight & Mage', async () => {
    keep('brave-raven-42', { game: 'duel', seats: [{ seat: 'M', token: 'm' }] });
    render(HomeContinue, { game: 'duel' });
    const { view } = duelAsked('TAKE', 'mage');
    lineOf('brave-raven-42', tableOf('brave-raven-42', 'duel', [sitter('K', 'Petr'), sitter('M', 'Zosia')]), view);
    await tick();
    expect(lines()).toEqual(['Knight & Mage your turn Petr, Zosia today · online']);
  });

  test('asks nobody whose seat a bot plays on', async () => {
    keep('brave-raven-42');
    render(HomeContinue, { game: 'duel' });
    const seats = [{ ...sitter('A', 'Zosia'), away: true }, sitter('B', 'Petr')];
    lineOf('brave-raven-42', tableOf('brave-raven-42', 'towers', seats), spectated('A'));
    await tick();
    expect(lines()[0]).toContain('waiting for Zosia');
  });

  test('loses what is closed or unknown, and sets finished games apart', async () => {
    keep('old-fox-1');
    keep('gone-elk-2');
    keep('done-cat-3');
    render(HomeContinue, { game: 'duel' });
    const [third, second, first] = FakeSocket.all;
    for (const one of [first, second, third]) one?.open();
    const seats = [sitter('A', 'Zosia'), sitter('B', 'Petr')];
    first?.say(tableOf('old-fox-1', 'towers', seats, 'closed'));
    second?.say({ type: 'refused', request: 'join', code: 'no_such_table', key: 'refused.no_such_table', params: {} });
    third?.say(tableOf('done-cat-3', 'towers', seats, 'over'));
    await tick();
    expect(lines()).toEqual([]);
    expect(kept.all().map((one) => one.code)).toEqual(['done-cat-3']);
    expect(FakeSocket.all.every((one) => one.readyState === 3)).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Finished games: 1' }));
    expect(lines()[0]).toContain('Wandering Towers finished');
    await fireEvent.click(within(screen.getByRole('listitem')).getByRole('button'));
    expect(kept.all()).toEqual([]);
  });

  test('names the players, the day and the winner of a finished game', async () => {
    const players = [{ seat: 'A' as const, name: 'Zosia' }, { seat: 'B' as const }];
    const ended = new Date(1969, 10, 3).getTime();
    keep('a-a-1', { isOver: true, players, ended, winners: ['A'] });
    keep('b-b-2', { isOver: true, players, ended, winners: ['B'] });
    keep('c-c-3', { isOver: true, players, ended, winners: ['A', 'B'], seats: [], host: 'h' });
    keep('d-d-4', { isOver: true, players, ended, winners: [] });
    keep('e-e-5', { isOver: true, players, ended });
    render(HomeContinue, { game: 'duel' });
    await fireEvent.click(screen.getByRole('button', { name: 'Finished games: 5' }));
    const results = ['finished', 'Lost', 'Zosia, Berry won', 'Berry won', 'You won'];
    expect(lines()).toEqual(results.map((one) => `Wandering Towers ${one} Zosia, Berry Nov 3, 1969 · online`));
  });

  test('leaves the game of the gold button to it', async () => {
    keep('calm-owl-7', { place: 'here', isQuick: true, asked: { seat: 'A', name: 'Amber' } });
    render(HomeContinue, { game: 'duel' });
    expect(lines()).toHaveLength(1);
    cleanup();
    render(HomeContinue, { game: 'towers' });
    expect(lines()).toHaveLength(0);
  });

  test('says when the server does not answer', async () => {
    keep('brave-raven-42');
    render(HomeContinue, { game: 'duel' });
    FakeSocket.all[0]?.close();
    // The press of an earlier test may still wait for its picture.
    await new Promise<void>((done) => afterPaint(done));
    await tick();
    expect(lines()[0]).toContain('no connection');
  });

  test('hears what another window does', async () => {
    keep('calm-owl-7', { place: 'here', asked: { seat: 'B', name: 'Berry' } });
    render(HomeContinue, { game: 'duel' });
    kept.change('calm-owl-7', (one) => (one.asked = { seat: 'A', name: 'Amber' }));
    dispatchEvent(new StorageEvent('storage', { key: 'spires.tables' }));
    await tick();
    expect(lines()[0]).toContain('your turn');
  });

  test('a game that goes on is removed only by two touches', async () => {
    keep('calm-owl-7', { place: 'server' });
    render(HomeContinue, { game: 'duel' });
    await fireEvent.click(screen.getByRole('button', { name: 'Remove from the list: Wandering Towers' }));
    expect(kept.all()).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(kept.all()).toHaveLength(0);
    expect(FakeSocket.all[0]?.readyState).toBe(3);
  });
});
