// The parts of the workers with the real engine, if it has been built (tools/build wasm): a game against bots from the
// first frame to the verified record, with the worker killed in the middle.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClientMessage, Exported, HostMessage, Legal } from '../src/generated/messages';
import { Engine } from '../src/worker/engine';
import { Host } from '../src/worker/host';
import { Journal } from '../src/worker/journal';
import { MindQueue, MindModule } from '../src/worker/mind';
import type { FromWorker, MindQuestion, Question } from '../src/worker/words';
import { MemoryBook } from './memory-book';

const pathOf = (name: string): string =>
  new URL(`../../build/wasm/${name}.wasm`, `file://${import.meta.dirname}/`).pathname;
const isBuilt = existsSync(pathOf('towers')) && existsSync(pathOf('mind-towers'));
const token = 'a'.repeat(40);

/** A worker with one line to a page. */
class Device {
  readonly #host: Host;
  readonly #heard: HostMessage[] = [];
  readonly #answers: FromWorker[] = [];
  #wake: () => void = () => undefined;

  constructor(book: MemoryBook) {
    const module = WebAssembly.compile(readFileSync(pathOf('towers')));
    const neighbours = { tell: () => undefined, onchange: undefined };
    this.#host = new Host(
      async (calls) => Engine.load(await module, calls),
      new Journal(book, 'towers'),
      neighbours,
      (said) => {
        if (said.type === 'frame') this.#heard.push(JSON.parse(said.text) as HostMessage);
        else this.#answers.push(said);
        this.#wake();
      },
    );
    this.#host.take({ type: 'open', line: 1 });
    this.send({ type: 'hello', protocol: 1, previews: false });
  }
  send(message: ClientMessage): void {
    this.#host.take({ type: 'frame', line: 1, text: JSON.stringify(message) });
  }
  /** The next message of one of these types. */
  async next<T extends HostMessage['type']>(...types: T[]): Promise<Extract<HostMessage, { type: T }>> {
    for (;;) {
      const found = this.#heard.findIndex((one) => types.includes(one.type as T));
      if (found >= 0) return this.#heard.splice(0, found + 1).at(-1) as Extract<HostMessage, { type: T }>;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
  async ask(question: Question): Promise<Record<string, unknown>> {
    this.#host.take({ type: 'ask', id: 1, question });
    for (;;) {
      const said = this.#answers.find((one) => one.type === 'answer' || one.type === 'failed');
      if (said?.type === 'answer') return JSON.parse(said.text) as Record<string, unknown>;
      if (said) throw new Error(JSON.stringify(said));
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
  close(): void {
    this.#host.take({ type: 'close', line: 1 });
  }
}

/** Asks the second worker. */
function mind(question: MindQuestion): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const load = async () => MindModule.load(await WebAssembly.compile(readFileSync(pathOf('mind-towers'))));
    const queue = new MindQueue(load, (said) => {
      if (said.type === 'answer') resolve(JSON.parse(said.text) as Record<string, unknown>);
      else reject(new Error(said.why));
    });
    queue.take({ id: 1, question });
  });
}

test.skipIf(!isBuilt)(
  'a game on this device, from the first frame to the verified record',
  async () => {
    const book = new MemoryBook();
    let device = new Device(book);
    const bot = { sitter: 'bot', level: 'child' } as const;
    device.send({
      ...{ type: 'create', request: 'c', game: 'towers', settings: { players: 2 }, visibility: 'link' },
      seats: [{ sitter: 'person' }, bot],
    });
    const { table } = await device.next('created');
    device.send({ type: 'sit', request: 's', seat: 'A', name: 'Ola', token });
    await device.next('seated');
    device.send({ type: 'start', request: 'b' });
    let moves = 0;
    let said: Legal | { type: 'over' } = await device.next('legal', 'over');
    while (said.type === 'legal') {
      if (++moves === 20) {
        // After a kill: everything sent had been stored, and the token reclaims the seat.
        device.close();
        device = new Device(book);
        device.send({ type: 'reclaim', request: 'r', table, token });
        const again = await device.next('legal');
        expect(again).toEqual(said);
      }
      const stored = book.heads.get(table)?.count ?? 0;
      const { seq, actions } = said;
      const { action } = actions[(moves * 7) % actions.length] ?? { action: '' };
      device.send({ type: 'move', request: `m${moves}`, seat: 'A', seq, action });
      expect(await device.next('accepted', 'refused')).toMatchObject({ type: 'accepted' });
      expect(book.heads.get(table)?.count).toBeGreaterThan(stored);
      said = await device.next('legal', 'over');
    }
    expect(moves).toBeGreaterThan(20);
    expect(book.heads.get(table)?.listing.status).toBe('over');
    device.send({ type: 'export', request: 'e' });
    const { record = '' }: Exported = await device.next('exported');
    expect(await mind({ what: 'verify', texts: [record] })).toMatchObject({ ok: true });
    const replay = await mind({ what: 'replay', texts: [record, ''] });
    expect(replay).toMatchObject({ game: 'towers', view: { game: 'towers' } });
    expect(replay['events']).toEqual(expect.arrayContaining([{ type: 'GameEnded' }]));
    expect(await new Device(book).ask({ what: 'games' })).toMatchObject({ games: [{ game: 'towers' }] });
  },
  60_000,
);
