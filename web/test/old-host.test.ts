// A whole game of each kind on a host of version 1.0: every message that it sent to one seat, from test/record-host.mjs.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../src/connection/game';
import { pace } from '../src/film/pace.svelte';
import type { HostMessage, Seat } from '../src/generated/messages';
import TableView from '../src/pages/TableView.svelte';
import { TableStore } from '../src/table/table.svelte';
import { texts } from '../src/texts/texts.svelte';
import { LineConnection } from '../src/connection/line-connection';
import { kept } from '../src/connection/kept';
import { FakeLine } from './fake-line';
import { FakeSocket } from './fake-socket';
import { unreadIn } from './protocol-1.0';

function recorded(game: Game): HostMessage[] {
  const file = new URL(`fixtures/host-1.0-${game}.jsonl.gz`, `file://${import.meta.dirname}/`);
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line) as HostMessage);
}

beforeAll(() => texts.choose('en'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seatOf: Record<Game, Seat> = { towers: 'A', duel: 'K' };
const kThings = '.live, .hand button:not([aria-disabled=true]), .prompt .btn:not(.back, .more, .gold)';

/** Presses the gold button, or else one of the live things, until the page sends a move; returns its text. */
async function answer(line: FakeLine, turn: number): Promise<string | undefined> {
  for (let press = 0; press < 8; ++press) {
    const things = document.querySelectorAll(kThings);
    const thing = document.querySelector('.prompt .btn.gold') ?? things[(turn + press) % things.length];
    if (!thing) return undefined;
    await fireEvent.click(thing);
    const move = line.sent.find((one) => one.type === 'move');
    if (move?.type === 'move') return move.action;
  }
  return undefined;
}

describe.each(['towers', 'duel'] as const)('a game of %s on a host of version 1.0', (game) => {
  const messages = recorded(game);

  test('is recorded whole, with a reload, and as that version speaks', () => {
    const welcomes = messages.filter((one) => one.type === 'welcome');
    expect(welcomes.map(({ version, features }) => [version, features])).toEqual([
      ['1.0.0', undefined],
      ['1.0.0', undefined],
    ]);
    expect(messages.some((one) => one.type === 'events' && one.patches)).toBe(false);
    expect(messages.at(-1)?.type).toBe('exported');
  });

  test('is played to its end', async () => {
    pace.choose('quick');
    const line = new FakeLine();
    const store = new TableStore(line);
    for (const one of messages.slice(0, messages.findIndex(({ type }) => type === 'view') + 1)) line.say(one);
    await vi.waitFor(() => expect(store.view).toBeDefined(), { timeout: 20_000 });
    render(TableView, { store, code: 'brave-raven-42' });
    let answered = 0;
    let asked = -1;
    const sent = new FakeLine().sent;
    for (const one of messages.slice(messages.findIndex(({ type }) => type === 'view') + 1)) {
      sent.push(...line.sent.splice(0));
      line.say(one);
      await tick();
      // What the page shows is a view of the host, and what it offers belongs to that view.
      if (one.type === 'view') expect(store.view).toMatchObject(one.view);
      if (one.type === 'events' && line.sent.length > 0) expect(line.sent).toMatchObject([{ type: 'sync' }]);
      if (store.legal.length === 0 || one.type !== 'legal' || one.seq === asked) continue;
      asked = one.seq;
      expect(store.view?.asked).toBe(seatOf[game]);
      // Points and standing passes are unknown, so they are not shown.
      expect(document.querySelector('.aim-place .score')).toBeNull();
      expect(store.mayPass).toBe(false);
      const legal = store.legal.map(({ action }) => action);
      expect(legal, `event ${String(asked)}`).toContain(await answer(line, answered++));
    }
    expect(answered).toBeGreaterThan(25);
    expect(store.over).toBeDefined();
    await screen.findByRole('dialog', {}, { timeout: 20_000 });
    sent.push(...line.sent);
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['move', 'sync']));
    expect(unreadIn(sent)).toEqual([]);
  });

  test('is opened, left and asked for as that version reads', async () => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    const seat = seatOf[game];
    const code = 'brave-raven-42';
    kept.keepSeat(code, seat, 'a'.repeat(40));
    const connection = new LineConnection({ code, language: 'en' });
    const store = new TableStore(connection);
    FakeSocket.last.open();
    const socket = FakeSocket.last;
    const { request = '', token = '' } = (await vi.waitUntil(() => socket.of('reclaim')[0])) ?? {};
    socket.say({ type: 'seated', request, token, seat });
    const opened = messages.findIndex(({ type }) => type === 'legal') + 1;
    for (const one of messages.slice(0, opened)) {
      if (one.type === 'table' || one.type === 'view' || one.type === 'legal') socket.say(one);
    }
    await vi.waitUntil(() => store.legal.length > 0);
    store.ask({ type: 'sit', seat, name: 'Ola' });
    store.move(store.legal[0]?.action ?? '');
    store.undo();
    store.hint();
    store.allowHints(true);
    store.standIn(seat, true);
    store.standIn(seat, false);
    store.takeOver(seat);
    store.comeBack(seat, token);
    store.resign(seat);
    expect(unreadIn(socket.sent)).toEqual([]);
    const types = ['hello', 'reclaim', 'sit', 'move', 'undo', 'hint', 'allow_hints', 'remove_seat', 'sync', 'resign'];
    expect(socket.sent.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
    connection.close();
  });
});

test('finds what version 1.0 does not read', () => {
  const silence = { type: 'silence_vote', request: 'r', seat: 'A', silent: 'B', agree: true } as const;
  const join = { type: 'join', request: 'j', table: 'brave-raven-42', since: 3 } as const;
  expect(unreadIn([silence, join])).toEqual(['silence_vote', 'join.since']);
});
