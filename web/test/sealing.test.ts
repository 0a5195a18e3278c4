// The chance of a table as this device sees it: nonces are sealed, what is told first is kept, and a host that does not
// keep to it is found out.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kept } from '../src/connection/kept';
import { LineConnection } from '../src/connection/line-connection';
import { nonceHash, told } from '../src/connection/told';
import type { Feature, HostMessage, Seat, SeatState, Table } from '../src/generated/messages';
import { announce } from '../src/texts/refusals';
import { kLanguages, texts } from '../src/texts/texts.svelte';
import { FakeSocket } from './fake-socket';

const code = 'brave-raven-42';
const kFeatures: Feature[] = ['patches', 'permissions', 'since', 'sealing'];
const first = '1'.repeat(64);
const second = '2'.repeat(64);
let connection: LineConnection | undefined;
let heard: HostMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  told.forget(code);
  FakeSocket.all = [];
  heard = [];
});
afterEach(async () => {
  connection?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await texts.choose('en');
});

function connect(features: Feature[] | undefined = kFeatures): FakeSocket {
  connection = new LineConnection({ code });
  connection.onmessage = (message) => heard.push(message);
  FakeSocket.last.open(features);
  return FakeSocket.last;
}
const seatOf = (seat: Seat, more: Partial<SeatState> = {}): SeatState => ({
  ...{ seat, sitter: 'person', name: `Player ${seat}`, present: true, away: false, passes: false },
  ...more,
});
const tableOf = (seats: SeatState[], more: Partial<Table> = {}): Table => ({
  ...{ type: 'table', table: code, game: 'towers', revision: 2, settings: {}, status: 'gathering', visibility: 'link' },
  ...{ seats, spectators: 0, absence: 90, commitment: first },
  ...more,
});
/** Sits down as A; returns the hash that was sent. */
function sit(socket: FakeSocket): string {
  socket.say(tableOf([seatOf('A', { sitter: 'open' }), seatOf('B', { hash: second })]));
  connection?.send({ type: 'sit', request: 'q', seat: 'A', name: 'Ola' });
  const { token = '', hash = '' } = socket.of('sit')[0] ?? {};
  socket.say({ type: 'seated', request: 'q', seat: 'A', token });
  socket.say(tableOf([seatOf('A', { hash }), seatOf('B', { hash: second })]));
  return hash;
}
const opening = (hash: string, more: Partial<Table> = {}): Table =>
  tableOf([seatOf('A', { hash }), seatOf('B', { hash: second })], { opening: true, ...more });
const notices = (): string[] => heard.flatMap((one) => (one.type === 'notice' ? one.key : []));

describe('a seat of this device', () => {
  test('seals a nonce that is kept before its hash is sent, and opens it when it is asked', () => {
    const socket = connect();
    const hash = sit(socket);
    const [own] = told.get(code)?.nonces ?? [];
    expect(own?.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).toBe(nonceHash(own?.nonce ?? ''));
    expect(socket.of('sit')[0]).not.toHaveProperty('nonce');
    expect(socket.of('open')).toEqual([]);
    socket.say(opening(hash));
    socket.say(opening(hash));
    expect(socket.of('open')).toMatchObject([{ seat: 'A', attempt: 1, nonce: own?.nonce }]);
    // The page hears nothing of the answer.
    const before = heard.length;
    socket.say({ type: 'accepted', request: socket.of('open')[0]?.request ?? '', seq: 0 });
    expect(heard.length).toBe(before);
    expect(told.get(code)?.attempts).toEqual({ 1: { commitment: first, hashes: { A: hash, B: second } } });
  });

  test('comes back with the same hash, and with the token of the host alone with none', () => {
    const socket = connect();
    const hash = sit(socket);
    kept.change(code, (one) => (one.host = 'h'.repeat(40)));
    socket.close();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open(kFeatures);
    const [seat, host] = FakeSocket.last.of('reclaim');
    expect(seat?.hash).toBe(hash);
    expect(host).not.toHaveProperty('hash');
  });

  test('opens again on another line', () => {
    const socket = connect();
    const hash = sit(socket);
    socket.say(opening(hash));
    socket.close();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open(kFeatures);
    const { request = '', token = '' } = FakeSocket.last.of('reclaim')[0] ?? {};
    FakeSocket.last.say({ type: 'seated', request, seat: 'A', token });
    FakeSocket.last.say(opening(hash));
    expect(FakeSocket.last.of('open')[0]?.nonce).toBe(socket.of('open')[0]?.nonce);
  });

  test.each(['not_stored', 'unknown'])('sends an opening again that is %s', (code) => {
    const socket = connect();
    socket.say(opening(sit(socket)));
    const { request = '' } = socket.of('open')[0] ?? {};
    socket.say({ type: 'refused', request, code, key: `refused.${code}`, params: {} });
    vi.advanceTimersByTime(2000);
    expect(socket.of('open').length).toBe(2);
  });

  test('seals another nonce after a failed start', () => {
    const socket = connect();
    const hash = sit(socket);
    socket.say(opening(hash));
    socket.say(tableOf([seatOf('A'), seatOf('B')], { attempt: 2, commitment: second }));
    const [seal] = socket.of('seal');
    expect(seal).toMatchObject({ seat: 'A', attempt: 2 });
    expect(seal?.hash).not.toBe(hash);
    const again = opening(seal?.hash ?? '', { attempt: 2, commitment: second });
    socket.say(again);
    const nonces = socket.of('open').map((one) => one.nonce);
    expect(nonceHash(nonces[1] ?? '')).toBe(seal?.hash);
    expect(new Set(nonces).size).toBe(2);
  });

  test('speaks in one round with a host of version 1.0', () => {
    const socket = connect([]);
    socket.say(tableOf([seatOf('A', { sitter: 'open' })]));
    connection?.send({ type: 'sit', request: 'q', seat: 'A', name: 'Ola' });
    expect(socket.of('sit')[0]).not.toHaveProperty('hash');
    expect(socket.of('sit')[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a host that cheats', () => {
  test('with a late commitment gets no nonce', () => {
    const socket = connect();
    const hash = sit(socket);
    socket.say(opening(hash, { commitment: '3'.repeat(64) }));
    expect(socket.of('open')).toEqual([]);
    expect(notices()).toEqual(['notice.seal-changed']);
    expect(told.get(code)?.attempts['1']?.commitment).toBe(first);
  });

  test('with another hash at the own seat gets no nonce', () => {
    const socket = connect();
    sit(socket);
    socket.say(opening('4'.repeat(64)));
    expect(socket.of('open')).toEqual([]);
    expect(notices()).toEqual(['notice.seal-changed']);
  });

  test('cannot replace the hashes that were shown first', () => {
    const socket = connect();
    const hash = sit(socket);
    socket.say(opening(hash));
    socket.say(tableOf([seatOf('A', { hash }), seatOf('B', { hash: '5'.repeat(64) })], { status: 'running' }));
    expect(told.get(code)?.attempts['1']).toEqual({
      ...{ commitment: first, hashes: { A: hash, B: second }, began: true },
    });
  });

  test('that drops an opening is contradicted', () => {
    const socket = connect();
    socket.say(opening(sit(socket)));
    for (const seat of ['A', 'B']) socket.say({ type: 'notice', key: 'notice.start-failed', params: { seat } });
    expect(notices()).toEqual(['notice.start-dropped', 'notice.start-failed']);
  });

  test('is told about in four languages', { timeout: 60_000 }, async () => {
    vi.useRealTimers();
    for (const key of ['notice.seal-changed', 'notice.start-dropped', 'notice.start-failed']) {
      const said = new Set<string>();
      for (const language of kLanguages) {
        await texts.choose(language);
        await texts.need('refusals');
        const text = announce({ type: 'notice', key, params: { seat: 'B' } }, () => 'Zosia');
        expect(text, `${language} ${key}`).not.toBe('');
        if (key !== 'notice.seal-changed') expect(text).toContain('Zosia');
        said.add(text);
      }
      expect(said.size, key).toBe(kLanguages.length);
    }
  });

  test('says nothing that counts after the game', () => {
    const socket = connect();
    socket.say(tableOf([seatOf('A', { hash: first })], { status: 'over' }));
    expect(told.get(code)).toBeUndefined();
  });
});
