// A game on the real module (tools/build wasm) with sealed nonces, and its record against what the device was told. Every
// change of the record that a cheating host could want is refused with a sentence in four languages.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kept } from '../src/connection/kept';
import { LineConnection } from '../src/connection/line-connection';
import { told, type Told } from '../src/connection/told';
import type { ClientMessage, HostMessage } from '../src/generated/messages';
import { chanceOf, difference, sayDifference, type Difference } from '../src/replay/told-check';
import { kLanguages, texts } from '../src/texts/texts.svelte';
import { isBuilt } from './device-host';
import { HostSocket } from './host-socket';

interface Played {
  record: string;
  told: Told;
  verify(record: string): Promise<{ ok: boolean; code?: string }>;
}

async function play(): Promise<Played> {
  const host = new HostSocket('towers');
  vi.stubGlobal('WebSocket', host.socket);
  const create = {
    type: 'create',
    request: 'c',
    game: 'towers',
    settings: { players: 2 },
    visibility: 'link',
  } as const;
  const made = await host.ask({ ...create, seats: [{ sitter: 'person' }, { sitter: 'person' }] });
  if (made.type !== 'created') throw new Error(JSON.stringify(made));
  kept.change(made.table, (one) => (one.host = made.token));
  const connection = new LineConnection({ code: made.table });
  const heard: HostMessage[] = [];
  const ask = (message: ClientMessage) => connection.send(message);
  const until = (fits: (one: HostMessage) => boolean) => vi.waitUntil(() => heard.find(fits), { timeout: 10_000 });
  connection.onmessage = (message) => heard.push(message);
  ask({ type: 'sit', request: 'a', seat: 'A', name: 'Ola' });
  ask({ type: 'sit', request: 'b', seat: 'B', name: 'Petr' });
  ask({ type: 'start', request: 's' });
  await until((one) => one.type === 'legal');
  ask({ type: 'resign', request: 'ra', seat: 'A' });
  ask({ type: 'resign', request: 'rb', seat: 'B' });
  await until((one) => one.type === 'over');
  ask({ type: 'export', request: 'e' });
  const exported = await until((one) => one.type === 'exported');
  connection.close();
  const known = told.get(made.table);
  if (exported?.type !== 'exported' || !exported.record || !known) throw new Error('no record');
  return { record: exported.record, told: known, verify: (record) => host.verify(record) };
}

/** A record with a part replaced, and the digest made again. */
function changed(record: string, from: string | RegExp, to: string): string {
  const body = record.slice(0, record.indexOf('digest ')).replace(from, to);
  return `${body}digest ${createHash('sha256').update(body).digest('hex')}\n`;
}

let game: Played;
beforeAll(async () => {
  if (isBuilt('towers')) game = await play();
}, 60_000);
afterAll(() => texts.choose('en'));

const built = test.skipIf(!isBuilt('towers'));

built('the record of an honest game has what the device was told', async () => {
  expect(await game.verify(game.record)).toMatchObject({ ok: true, chance: 'sealed' });
  expect(chanceOf(game.record).seats.map((one) => one.how)).toEqual(['sealed', 'sealed']);
  expect(game.told.nonces.map((one) => [one.seat, one.attempt])).toEqual([
    ['A', 1],
    ['B', 1],
  ]);
  expect(Object.keys(game.told.attempts[1]?.hashes ?? {})).toEqual(['A', 'B']);
  expect(difference(game.record, game.told)).toBeUndefined();
  expect(told.find(chanceOf(game.record).commitment ?? '')?.code).toBe(game.told.code);
});

const other = 'f'.repeat(64);
const own = (seat: string): string => chanceOf(game.record).seats.find((one) => one.seat === seat)?.nonce ?? '';

built('a changed record is refused with what differs', async () => {
  const { record } = game;
  const cases: [string, Difference][] = [
    [changed(record, chanceOf(record).commitment ?? '', other), { what: 'commitment' }],
    [changed(record, own('B'), other), { what: 'nonce', seat: 'B' }],
    [changed(record, `seat A sealed ${own('A')}`, 'seat A none'), { what: 'nonce', seat: 'A' }],
    [
      changed(record, /^seat A .*\nseat B .*\n/m, `seat A sealed ${own('B')}\nseat B sealed ${own('A')}\n`),
      { what: 'order', seat: 'A' },
    ],
    [changed(record, /^(chance .*) 1\n/m, `$1 2\nfailed 1 ${other} A\n`), { what: 'attempt', told: 1, record: 2 }],
  ];
  for (const [text, expected] of cases) {
    expect(difference(text, game.told)).toEqual(expected);
    // Without what was told, the module still sees that these do not fit themselves.
    expect(await game.verify(text)).toMatchObject({ ok: false });
  }
  // Sealed or not makes no difference to the cards: only the device knows.
  const plain = changed(record, 'seat A sealed', 'seat A plain');
  expect(difference(plain, game.told)).toEqual({ what: 'nonce', seat: 'A' });
  expect(await game.verify(plain)).toMatchObject({ ok: true, chance: 'weaker' });
});

// A host that plays against this device and invents a whole game: its record fits itself.
built('a nonce that another player chose later is found by its hash', () => {
  const stranger = { ...game.told, nonces: game.told.nonces.filter((one) => one.seat === 'A') };
  expect(difference(changed(game.record, own('B'), other), stranger)).toEqual({ what: 'hash', seat: 'B' });
});

built('an attempt that was hidden is found', () => {
  const attempts = { ...game.told.attempts, 2: { commitment: other } };
  const hidden = difference(game.record, { ...game.told, attempts });
  expect(hidden).toEqual({ what: 'attempt', told: 2, record: 1 });
});

built('a failed start in the record has the commitment that was shown', () => {
  const { hashes, ...shown } = game.told.attempts[1] ?? { commitment: '' };
  const failed = { code: 'x', seen: 0, nonces: [], attempts: { 1: { commitment: other }, 2: { ...shown } } };
  const record = changed(game.record, /^(chance .*) 1\n/m, `$1 2\nfailed 1 ${other} B\n`);
  expect(hashes).toBeDefined();
  expect(difference(record, failed)).toBeUndefined();
  expect(difference(changed(record, `failed 1 ${other}`, `failed 1 ${'e'.repeat(64)}`), failed)).toEqual({
    what: 'commitment',
  });
});

test('every difference is a sentence in four languages', { timeout: 60_000 }, async () => {
  const all: Difference[] = [
    { what: 'commitment' },
    { what: 'attempt', told: 3, record: 4 },
    { what: 'nonce', seat: 'B' },
    { what: 'order', seat: 'B' },
    { what: 'hash', seat: 'B' },
  ];
  const said = new Set<string>();
  for (const language of kLanguages) {
    await texts.choose(language);
    await texts.need('record');
    for (const one of all) {
      const text = sayDifference(one, () => 'Zosia');
      if (one.what === 'attempt') expect(text).toMatch(/3.*4/);
      else if (one.what !== 'commitment') expect(text).toContain('Zosia');
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      said.add(text);
    }
  }
  expect(said.size).toBe(kLanguages.length * all.length);
});
