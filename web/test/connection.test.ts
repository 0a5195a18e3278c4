import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../src/connection/connection';
import { devices } from '../src/connection/device';
import { createTable } from '../src/connection/host';
import { kept } from '../src/connection/kept';
import type { LineEnd } from '../src/connection/line';
import { randomHex } from '../src/connection/random';
import { LineConnection } from '../src/connection/line-connection';
import type { ClientMessage, Feature, HostMessage, Table } from '../src/generated/messages';
import { FakeSocket } from './fake-socket';
import { frame } from './frames';

const code = 'brave-raven-42';
const start = frame('start');
const table: Table = {
  ...{ type: 'table', table: code, game: 'towers', revision: 1, settings: {}, status: 'running', visibility: 'link' },
  ...{ seats: start.table.seats, spectators: 0, absence: 90 },
};
let connection: LineConnection | undefined;
let heard: HostMessage[];
let states: ConnectionState[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  FakeSocket.all = [];
  heard = [];
  states = [];
});
afterEach(() => {
  connection?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const kFeatures: Feature[] = ['patches', 'permissions', 'since'];
const spectated = structuredClone(start.view);
delete spectated.observer;

function connect(features?: Feature[]): FakeSocket {
  connection = new LineConnection({ code, language: 'uk' });
  connection.onmessage = (message) => heard.push(message);
  connection.onstate = (state) => states.push(state);
  FakeSocket.last.open(features);
  return FakeSocket.last;
}
/** Answers every reclaim like the host. */
function openSeats(socket: FakeSocket): void {
  for (const { request, token } of socket.of('reclaim')) {
    const seat = kept.get(code)?.seats.find((one) => one.token === token)?.seat;
    socket.say({ type: 'seated', request, token, ...(seat ? { seat } : {}) });
  }
}
const again = (features?: Feature[]): FakeSocket => {
  vi.advanceTimersByTime(2000);
  FakeSocket.last.open(features);
  return FakeSocket.last;
};

describe('a table on the server', () => {
  test('greets, and joins where it holds no seat', () => {
    const socket = connect();
    expect(socket.url).toMatch(/^ws:.*\/ws$/);
    expect(socket.sent[0]).toEqual({ type: 'hello', protocol: 1, language: 'uk' });
    expect(socket.of('join')).toEqual([{ type: 'join', request: 'join', table: code }]);
    socket.say(table);
    expect(states).toEqual(['open']);
    expect(heard.map((one) => one.type)).toEqual(['welcome', 'table']);
  });

  test('opens every seat it holds and waits for the answers before it says more', () => {
    kept.change(code, (one) => (one.host = 'h'.repeat(40)));
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    kept.keepSeat(code, 'B', 'b'.repeat(40));
    const socket = connect();
    connection?.send({ type: 'start', request: 's' });
    expect(socket.of('reclaim').map((one) => one.token[0])).toEqual(['a', 'b', 'h']);
    expect(socket.of('start')).toEqual([]);
    openSeats(socket);
    expect(socket.of('start')).toEqual([{ type: 'start', request: 's' }]);
  });

  test('a seat is taken with an own token that is kept before it is sent', () => {
    const socket = connect();
    socket.say(table);
    connection?.send({ type: 'sit', request: 'q', seat: 'B', name: 'Ola' });
    const sit = socket.of('sit')[0];
    expect(sit?.token).toMatch(/^[0-9a-f]{40}$/);
    expect(sit?.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(kept.get(code)?.seats).toEqual([{ seat: 'B', token: sit?.token }]);
    socket.say({ type: 'refused', request: 'q', code: 'taken', key: 'refused.taken', params: {} });
    expect(kept.get(code)?.seats).toEqual([]);
  });

  test('after a break it opens the seats with what they know, and sends again what had no answer', () => {
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    const first = connect(kFeatures);
    openSeats(first);
    first.say({ type: 'view', seq: 9, view: start.view });
    first.say({ type: 'events', seat: 'A', first: 10, events: [{ type: 'TurnEnded' }], patches: [[]] });
    const move: ClientMessage = { type: 'move', request: 'm', seat: 'A', seq: 10, action: 'play W2' };
    connection?.send(move);
    connection?.send({ type: 'chat', request: 'c', seat: 'A', text: 'x' });
    connection?.send({ type: 'preview', request: 'p', seat: 'A', seq: 10, action: 'play W2' });
    first.say({ type: 'accepted', request: 'c', seq: 10 });
    first.close();
    expect(states.at(-1)).toBe('connecting');
    const second = again(kFeatures);
    expect(second.of('reclaim')).toMatchObject([{ table: code, since: 10 }]);
    expect(second.of('move')).toEqual([]);
    const before = heard.length;
    openSeats(second);
    expect(second.of('move')).toEqual([move]);
    expect(second.of('chat')).toEqual([]);
    expect(second.of('preview')).toEqual([]);
    expect(second.of('sync')).toEqual([]);
    expect(heard.slice(before).map((one) => one.type)).toEqual(['seated']);
  });

  test('somebody who looks on comes back with what they know', () => {
    const first = connect(kFeatures);
    first.say(table);
    first.say({ type: 'view', seq: 9, view: spectated });
    first.close();
    expect(again(kFeatures).of('join')).toEqual([{ type: 'join', request: 'join', table: code, since: 9 }]);
  });

  test('asks for what the host offers, and a host of version 1.0 for nothing that it does not know', () => {
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    const old = connect();
    openSeats(old);
    old.say({ type: 'view', seq: 9, view: start.view });
    old.close();
    const again1 = again();
    expect(again1.of('use')).toEqual([]);
    expect(again1.of('reclaim')[0]).not.toHaveProperty('since');
    // The view that comes with the seat reaches the listener.
    openSeats(again1);
    again1.say({ type: 'view', seq: 20, view: start.view });
    expect(heard.at(-1)).toMatchObject({ type: 'view', seq: 20 });
    again1.close();
    const newer = again(['patches', 'since']);
    expect(newer.of('use')).toEqual([{ type: 'use', request: 'use', features: ['patches', 'since'] }]);
    expect(newer.sent.map((one) => one.type)).toEqual(['hello', 'use', 'reclaim']);
  });

  test('two who change places at a rematch both keep their seats, even if the line breaks in between', () => {
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    kept.keepSeat(code, 'B', 'b'.repeat(40));
    const socket = connect();
    const [one, two] = socket.of('reclaim');
    socket.say({ type: 'seated', request: one?.request ?? '', seat: 'B', token: one?.token ?? '' });
    const tokens = (): (string | undefined)[] => kept.get(code)?.seats.map(({ token }) => token[0]) ?? [];
    expect(tokens().toSorted()).toEqual(['a', 'b']);
    socket.say({ type: 'seated', request: two?.request ?? '', seat: 'A', token: two?.token ?? '' });
    expect(kept.get(code)?.seats.map(({ seat, token }) => [seat, token[0]])).toEqual([
      ['B', 'a'],
      ['A', 'b'],
    ]);
  });

  test('whoever looks at the page waits for a server that is back for a few seconds at most', () => {
    connect();
    for (let i = 0; i < 8; ++i) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.close();
    const tries = FakeSocket.all.length;
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(tries + 1);
  });

  test('waits longer and longer where nobody looks, but not when somebody comes back', () => {
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    connect();
    FakeSocket.last.close();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    for (let i = 0; i < 8; ++i) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.close();
    const tries = FakeSocket.all.length;
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(tries);
    look.mockRestore();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(tries + 1);
  });

  test('a frame that came too fast is sent again', () => {
    const socket = connect();
    socket.say(table);
    connection?.send({ type: 'start', request: 's' });
    socket.say({ type: 'refused', code: 'too_fast', key: 'refused.too_fast', params: {} });
    vi.advanceTimersByTime(2000);
    expect(socket.of('start')).toHaveLength(2);
  });

  test('a frame that came too fast before the seats were open: all is tried again', () => {
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    const first = connect(kFeatures);
    openSeats(first);
    first.say({ type: 'view', seq: 9, view: start.view });
    first.close();
    const second = again(kFeatures);
    second.say({ type: 'refused', code: 'too_fast', key: 'refused.too_fast', params: {} });
    expect(states.at(-1)).toBe('connecting');
    const third = again(kFeatures);
    expect(third).not.toBe(second);
    expect(third.of('reclaim')).toMatchObject([{ since: 9 }]);
    openSeats(third);
    expect(states.at(-1)).toBe('open');
  });

  test.each(['too_fast', 'restarting', 'not_stored', 'full'])(
    'a seat that cannot be opened now is tried again: %s',
    (no) => {
      kept.keepSeat(code, 'A', 'a'.repeat(40));
      const first = connect();
      const request = first.of('reclaim')[0]?.request ?? '';
      first.say({ type: 'refused', request, code: no, key: `refused.${no}`, params: {} });
      expect(first.of('join')).toEqual([]);
      expect(states).toEqual(['connecting']);
      openSeats(again());
      expect(states.at(-1)).toBe('open');
      expect(kept.get(code)?.seats).toHaveLength(1);
    },
  );

  test('a token that opens nothing is forgotten', () => {
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    const socket = connect();
    const request = socket.of('reclaim')[0]?.request ?? '';
    socket.say({ type: 'refused', request, code: 'bad_token', key: 'refused.bad_token', params: {} });
    expect(kept.get(code)?.seats).toEqual([]);
    expect(socket.of('join')).toHaveLength(1);
  });

  test('nothing comes back once it is closed', () => {
    connect();
    connection?.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a table on this device', () => {
  /** The page's end of the line, which the fake worker calls. */
  let end: LineEnd | undefined;
  const sent: ClientMessage[] = [];
  const say = (message: HostMessage) => end?.onframe(JSON.stringify(message));
  beforeEach(() => {
    sent.length = 0;
    vi.spyOn(devices.towers, 'openLine').mockImplementation((made) => {
      end = made;
      queueMicrotask(() => made.onopen());
      return { send: (text) => void sent.push(JSON.parse(text) as ClientMessage), close: () => (end = undefined) };
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  test('is made by the worker, kept as such, and found there again', async () => {
    const made = createTable(
      { game: 'towers', settings: {}, seats: [{ sitter: 'person' }], visibility: 'link' },
      'here',
    );
    await Promise.resolve();
    const [hello, create] = sent;
    expect(hello).toEqual({ type: 'hello', protocol: 1 });
    expect(create).toMatchObject({ type: 'create', game: 'towers', visibility: 'link' });
    say({ type: 'welcome', protocol: 1, version: '0', games: [] });
    const token = create?.type === 'create' ? (create.token ?? '') : '';
    say({ type: 'created', request: 'r', table: code, token });
    expect(await made).toBe(code);
    expect(end).toBeUndefined();
    expect(kept.get(code)).toMatchObject({ place: 'here', host: token, game: 'towers' });

    connection = new LineConnection({ code });
    await Promise.resolve();
    expect(FakeSocket.all).toEqual([]);
    say({ type: 'welcome', protocol: 1, version: '0', games: [] });
    expect(sent.at(-1)).toMatchObject({ type: 'reclaim', table: code, token });
  });

  test('a refusal of the worker is a refusal of the table', async () => {
    const made = createTable({ game: 'towers', settings: {}, seats: [], visibility: 'link' }, 'here');
    await Promise.resolve();
    say({ type: 'refused', request: 'r', code: 'bad_settings', key: 'refused.bad_settings', params: {} });
    await expect(made).rejects.toThrow('bad_settings');
    expect(kept.all()).toEqual([]);
  });

  test('comes back after the worker has died, and so does its rematch', async () => {
    kept.change(code, (one) => (one.place = 'here'));
    kept.keepSeat(code, 'A', 'a'.repeat(40));
    connection = new LineConnection({ code });
    const first = end;
    first?.onclose();
    vi.advanceTimersByTime(1000);
    expect(end).not.toBe(first);
    kept.moveOn(code, 'next-raven-43');
    expect(kept.get('next-raven-43')?.place).toBe('here');
  });
});

test('tables that were kept before there were places are at the server', () => {
  localStorage.setItem('spires.tables', JSON.stringify([{ code, game: 'towers', seats: [], seen: 1 }]));
  expect(kept.get(code)?.place).toBe('server');
});
test('random words are as long as asked, and not the same', () => {
  expect(randomHex()).toMatch(/^[0-9a-f]{40}$/);
  expect(randomHex()).not.toBe(randomHex());
});
test('what lies in storage may be anything', () => {
  localStorage.setItem('spires.tables', '{"a":1}');
  expect(kept.all()).toEqual([]);
  localStorage.setItem('spires.tables', '[1,null,{"code":"x"}]');
  expect(kept.all()).toEqual([]);
});
