// The second module and its worker, without a browser.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkerPort } from '../src/connection/device';
import { Mind } from '../src/connection/mind';
import { MindQueue, MindModule } from '../src/worker/mind';
import type { FromMind, ToMind } from '../src/worker/words';

const verify = (record: string) => ({ what: 'verify' as const, texts: [record] as [string] });
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; ++i) await Promise.resolve();
};

test('texts go into a module and come out whole, and nothing is left behind', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const places = new Set<number>();
  let next = 8;
  const malloc = (size: number): number => {
    const at = next;
    next += size + 8;
    places.add(at);
    return at;
  };
  const module = new MindModule({
    ...{ memory, malloc, free: (at: number) => void places.delete(at) },
    replay: (at: number, length: number, seat: number, seatLength: number) => {
      const bytes = new Uint8Array(memory.buffer);
      const said = [...bytes.slice(seat, seat + seatLength), ...bytes.slice(at, at + length)];
      const out = malloc(said.length + 4);
      new DataView(memory.buffer).setUint32(out, said.length, true);
      new Uint8Array(memory.buffer).set(said, out + 4);
      return out;
    },
  });
  expect(module.answer({ what: 'replay', texts: ['zażółć ґанок 🏰', 'A'] })).toBe('Azażółć ґанок 🏰');
  expect(places.size).toBe(0);
});

describe('the queue in the second worker', () => {
  let said: FromMind[];
  let loads: number;
  let isOffline: boolean;
  let queue: MindQueue;
  beforeEach(() => {
    [said, loads, isOffline] = [[], 0, false];
    const load = async () => {
      ++loads;
      if (isOffline) throw new TypeError('no network');
      return {
        answer: ({ texts }: ToMind['question']) => {
          if (texts[0] === 'trap') throw new WebAssembly.RuntimeError('unreachable');
          return texts.join(' ');
        },
      };
    };
    queue = new MindQueue(load, (message) => said.push(message));
  });

  test('loads its module for the first question, and answers in order', async () => {
    expect(loads).toBe(0);
    queue.take({ id: 1, question: verify('a') });
    queue.take({ id: 2, question: { what: 'replay', texts: ['b', '*'] } });
    await settled();
    expect(said).toEqual([
      { type: 'answer', id: 1, text: 'a' },
      { type: 'answer', id: 2, text: 'b *' },
    ]);
    queue.take({ id: 3, question: verify('c') });
    await settled();
    expect(said).toHaveLength(3);
    expect(loads).toBe(1);
  });

  test('fetches a module again that was not fetched', async () => {
    isOffline = true;
    queue.take({ id: 1, question: verify('a') });
    await settled();
    expect(said).toEqual([{ type: 'failed', id: 1, why: 'TypeError: no network' }]);
    isOffline = false;
    queue.take({ id: 2, question: verify('a') });
    await settled();
    expect(said.at(-1)).toEqual({ type: 'answer', id: 2, text: 'a' });
  });

  test('says that a module has trapped', async () => {
    queue.take({ id: 1, question: verify('trap') });
    await settled();
    expect(said.map(({ type }) => type)).toEqual(['failed', 'died']);
  });
});

describe('the second worker, seen from the page', () => {
  class FakeWorker implements WorkerPort {
    heard: ToMind[] = [];
    isEnded = false;
    onmessage: WorkerPort['onmessage'] = null;
    onerror: WorkerPort['onerror'] = null;
    postMessage(message: ToMind): void {
      this.heard.push(message);
    }
    terminate(): void {
      this.isEnded = true;
    }
    say(data: FromMind): void {
      this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }));
    }
  }
  let workers: FakeWorker[];
  let mind: Mind;
  beforeEach(() => {
    workers = [];
    mind = new Mind(() => {
      const made = new FakeWorker();
      workers.push(made);
      return made;
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('starts with the first question and gives each its answer', async () => {
    expect(workers).toHaveLength(0);
    const [first, second] = [mind.ask(verify('a')), mind.ask(verify('b'))];
    expect(workers).toHaveLength(1);
    const [one, two] = (workers[0]?.heard ?? []).map(({ id }) => id);
    workers[0]?.say({ type: 'answer', id: two ?? 0, text: 'of b' });
    workers[0]?.say({ type: 'failed', id: one ?? 0, why: 'of a' });
    expect(await second).toBe('of b');
    await expect(first).rejects.toThrow('of a');
  });

  test('starts again after it has died', async () => {
    const lost = mind.ask(verify('a'));
    workers[0]?.say({ type: 'died', why: 'trap' });
    await expect(lost).rejects.toThrow('trap');
    expect(workers[0]?.isEnded).toBe(true);
    const found = mind.ask(verify('b'));
    expect(workers).toHaveLength(2);
    workers[1]?.say({ type: 'answer', id: workers[1].heard[0]?.id ?? 0, text: 'ok' });
    expect(await found).toBe('ok');
  });
});
