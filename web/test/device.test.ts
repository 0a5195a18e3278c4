import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Device, type WorkerPort } from '../src/connection/device';
import type { EngineCalls } from '../src/worker/engine';
import { Host, troubleOf, type Module, type Neighbours } from '../src/worker/host';
import type { Append, Journal, StoredTable } from '../src/worker/journal';
import type { FromWorker, ToWorker } from '../src/worker/words';

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; ++i) await Promise.resolve();
};
const stored = (code: string, ...texts: string[]): StoredTable => ({
  ...{ code, listing: { status: 'running', is_public: false, summary: '' }, touched: 1 },
  entries: texts.map((text) => ({ text })),
});

describe('the host in the worker', () => {
  let calls: EngineCalls;
  let log: string[];
  let said: FromWorker[];
  let waits: number[];
  let tables: Map<string, StoredTable>;
  let outcome: 'stored' | 'conflict' | 'unavailable';
  let neighbours: Neighbours & { told: string[] };
  let host: Host;
  const append: Append = { code: 'a', after: 1, entries: [{ text: 'two' }], now: 5 };

  beforeEach(async () => {
    vi.useFakeTimers();
    [log, said, waits] = [[], [], []];
    outcome = 'stored';
    tables = new Map([['a', stored('a', 'one')]]);
    const told: string[] = [];
    neighbours = { told, tell: (code) => void told.push(code), onchange: undefined };
    const module: Module = {
      restore: (table) => void log.push(`restore ${(table as StoredTable).entries.length}`),
      start: () => void log.push('start'),
      connect: () => 7,
      receive: (link, frame) => {
        log.push(`receive ${link} ${frame}`);
        if (frame === 'trap') throw new WebAssembly.RuntimeError('unreachable');
      },
      disconnect: (link) => void log.push(`disconnect ${link}`),
      run: () => {
        log.push('run');
        return waits.shift() ?? -1;
      },
      stored: (id, answer) => void log.push(`stored ${id} ${answer}`),
      games: () => '{"games":[]}',
    };
    const journal = {
      tidy: async () => 'stored',
      all: async () => [...tables.values()],
      table: async (code: string) => tables.get(code),
      append: async () => outcome,
      forget: async () => outcome,
      remove: async () => 'stored',
    } as unknown as Journal;
    const load = async (given: EngineCalls): Promise<Module> => {
      calls = given;
      return module;
    };
    host = new Host(load, journal, neighbours, (message) => said.push(message));
    await settled();
  });
  afterEach(() => void vi.useRealTimers());
  const open = async (): Promise<void> => {
    host.take({ type: 'open', line: 3 });
    await settled();
    [log, said] = [[], []];
  };

  test('reads what is stored before it starts, and opens lines after', async () => {
    expect(log).toEqual(['restore 1', 'start']);
    host.take({ type: 'open', line: 3 });
    host.take({ type: 'frame', line: 3, text: '{}' });
    await settled();
    expect(said).toEqual([{ type: 'opened', line: 3 }]);
    expect(log.slice(2)).toEqual(['run', 'receive 7 {}', 'run']);
    calls.send(7, 'hello');
    expect(said.at(-1)).toEqual({ type: 'frame', line: 3, text: 'hello' });
    host.take({ type: 'close', line: 3 });
    await settled();
    expect(log.slice(-2)).toEqual(['disconnect 7', 'run']);
    calls.send(7, 'nobody listens');
    expect(said).toHaveLength(2);
  });

  test('runs again when the module says so, and rests otherwise', async () => {
    await open();
    waits = [0, 250];
    host.take({ type: 'frame', line: 3, text: 'x' });
    await settled();
    expect(log).toEqual(['receive 7 x', 'run']);
    vi.advanceTimersByTime(1);
    expect(log).toHaveLength(3);
    vi.advanceTimersByTime(200);
    expect(log).toHaveLength(3);
    vi.advanceTimersByTime(100);
    expect(log).toHaveLength(4);
    vi.advanceTimersByTime(60_000);
    expect(log).toHaveLength(4);
  });

  test('tells the module and the other tabs once it is stored', async () => {
    await open();
    calls.append(11, JSON.stringify(append));
    expect(log).toEqual([]);
    await settled();
    expect(log).toEqual(['stored 11 stored', 'run']);
    expect(neighbours.told).toEqual(['a']);
  });

  test('hands the longer journal over before it says that somebody was quicker', async () => {
    await open();
    outcome = 'conflict';
    tables.set('a', stored('a', 'one', 'theirs'));
    calls.append(12, JSON.stringify(append));
    await settled();
    expect(log).toEqual(['restore 2', 'stored 12 conflict', 'run']);
    expect(neighbours.told).toEqual([]);
  });

  test('reads a table that another tab has made longer', async () => {
    await open();
    tables.set('a', stored('a', 'one', 'two', 'three'));
    neighbours.onchange?.('a');
    neighbours.onchange?.('a');
    await settled();
    expect(log).toEqual(['restore 3', 'run']);
  });

  test('hangs up when the module does', async () => {
    await open();
    calls.close(7, 'too_fast');
    expect(said).toEqual([{ type: 'closed', line: 3 }]);
    host.take({ type: 'frame', line: 3, text: 'late' });
    await settled();
    expect(log).not.toContain('receive 7 late');
  });

  test('answers questions, and dies of a trap without being touched again', async () => {
    host.take({ type: 'ask', id: 1, question: { what: 'games' } });
    await settled();
    expect(said).toEqual([{ type: 'answer', id: 1, text: '{"games":[]}' }]);
    await open();
    host.take({ type: 'frame', line: 3, text: 'trap' });
    await settled();
    expect(said).toEqual([{ type: 'died', why: 'RuntimeError: unreachable' }]);
    log = [];
    host.take({ type: 'frame', line: 3, text: 'x' });
    await settled();
    expect(log).toEqual([]);
  });

  test('knows a full disk from a forbidden one', () => {
    expect(troubleOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(troubleOf(new DOMException('', 'SecurityError'))).toBe('forbidden');
  });
});

describe('the tables of this device, seen from the page', () => {
  class FakeWorker implements WorkerPort {
    heard: ToWorker[] = [];
    isEnded = false;
    onmessage: WorkerPort['onmessage'] = null;
    onerror: WorkerPort['onerror'] = null;
    postMessage(message: ToWorker): void {
      this.heard.push(message);
    }
    terminate(): void {
      this.isEnded = true;
    }
    say(data: FromWorker): void {
      this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }));
    }
  }
  let workers: FakeWorker[];
  let device: Device;
  beforeEach(() => {
    workers = [];
    device = new Device(() => {
      const made = new FakeWorker();
      workers.push(made);
      return made;
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());
  const end = () => ({ onopen: vi.fn(), onframe: vi.fn(), onclose: vi.fn() });

  test('one worker carries all lines and questions', async () => {
    const [first, second] = [end(), end()];
    const line = device.openLine(first);
    device.openLine(second);
    const games = device.ask({ what: 'games' });
    expect(workers).toHaveLength(1);
    const [worker] = workers;
    const id = worker?.heard.find((one) => one.type === 'ask')?.id ?? 0;
    worker?.say({ type: 'opened', line: 1 });
    worker?.say({ type: 'frame', line: 2, text: 'x' });
    worker?.say({ type: 'answer', id, text: '{}' });
    expect(first.onopen).toHaveBeenCalledOnce();
    expect(second.onframe).toHaveBeenCalledWith('x');
    expect(await games).toBe('{}');
    line.close();
    worker?.say({ type: 'frame', line: 1, text: 'late' });
    expect(first.onframe).not.toHaveBeenCalled();
    expect(worker?.heard.at(-1)).toEqual({ type: 'close', line: 1 });
  });

  test('a worker that dies breaks its lines and is started again', async () => {
    const first = end();
    const line = device.openLine(first);
    const asked = device.ask({ what: 'games' });
    workers[0]?.say({ type: 'died', why: 'trap' });
    await expect(asked).rejects.toThrow('trap');
    expect(first.onclose).toHaveBeenCalledOnce();
    expect(workers[0]?.isEnded).toBe(true);
    line.send('into nothing');
    expect(workers).toHaveLength(1);
    device.openLine(end());
    expect(workers).toHaveLength(2);
    workers[0]?.say({ type: 'frame', line: 1, text: 'a ghost' });
    expect(first.onframe).not.toHaveBeenCalled();
  });

  test('says why nothing can be stored', () => {
    const why: string[] = [];
    device.ontrouble = (one) => why.push(one);
    device.warm();
    workers[0]?.say({ type: 'trouble', why: 'full' });
    expect(why).toEqual(['full']);
  });
});
