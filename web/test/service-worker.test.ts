import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Listener = (event: unknown) => void;
const origin = 'https://spires.example';

/** The fake browser: caches by name, and a network that can be cut. */
let caches: Map<string, Map<string, string>>;
let network: Map<string, string> | undefined;
let listeners: Map<string, Listener>;
let tookOver: number;
let windows: { url: string; focus: () => Promise<void> }[];
let opened: string[];

const pathOf = (one: string | Request): string => new URL(typeof one === 'string' ? one : one.url, origin).pathname;
const answer = (text: string) => ({ ok: true, text, clone: () => answer(text) });

/** How often a path is refused before it is answered, and what else is known of the requests. */
let busy: Map<string, number>;
let underway: number;
let most: number;

async function fetched(one: string | Request): Promise<unknown> {
  const path = pathOf(one);
  most = Math.max(most, ++underway);
  await Promise.resolve();
  --underway;
  const refusals = busy.get(path) ?? 0;
  busy.set(path, refusals - 1);
  if (refusals > 0) return { ok: false, status: 429, headers: new Headers({ 'Retry-After': '2' }) };
  const text = network?.get(path);
  if (text === undefined) throw new TypeError('no network');
  return answer(text);
}
function openCache(name: string) {
  const cache = caches.get(name) ?? new Map<string, string>();
  caches.set(name, cache);
  const found = (one: string | Request) => {
    const text = cache.get(pathOf(one));
    return text === undefined ? undefined : answer(text);
  };
  return {
    match: async (one: string | Request) => found(one),
    put: async (one: string, { text }: { text: string }) => void cache.set(pathOf(one), text),
  };
}

beforeEach(async () => {
  caches = new Map();
  listeners = new Map();
  busy = new Map();
  underway = 0;
  most = 0;
  vi.useFakeTimers();
  tookOver = 0;
  windows = [];
  opened = [];
  network = new Map(['/index.html', '/assets/a-1.js', '/assets/f-1.woff2', '/api/games'].map((path) => [path, path]));
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('self', {
    addEventListener: (type: string, listen: Listener) => listeners.set(type, listen),
    skipWaiting: async () => void tookOver++,
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: async (path: string) => void opened.push(path),
    },
  });
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = origin + path;
      }
    },
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (one: string | Request) => {
      for (const name of caches.keys()) {
        const found = await openCache(name).match(one);
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal('__VERSION__', 'v2');
  vi.stubGlobal('__FILES__', ['/index.html', '/assets/a-1.js']);
  vi.stubGlobal('__LATER__', ['/assets/f-1.woff2']);
  vi.resetModules();
  await import('../src/install/sw');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function happen(type: string, data?: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ data, waitUntil: (one: Promise<unknown>) => work.push(one) });
  const done = Promise.allSettled(work);
  await vi.runAllTimersAsync();
  for (const one of await done) if (one.status === 'rejected') throw one.reason;
}
/** The text of the response; undefined if the browser handles the request. */
async function get(path: string, request: Partial<Request> = {}): Promise<string | undefined> {
  let given: Promise<{ text: string }> | undefined;
  const respondWith = (one: Promise<{ text: string }>): void => void (given = one);
  listeners.get('fetch')?.({ request: { url: origin + path, method: 'GET', ...request }, respondWith });
  return (await given)?.text;
}

describe('the service worker', () => {
  test('opens every page without the network, always with the files of its version', async () => {
    await happen('install');
    network = undefined;
    for (const path of ['/', '/t/brave-raven-42', '/rules/towers']) {
      expect(await get(path, { mode: 'navigate' })).toBe('/index.html');
    }
    expect(await get('/assets/a-1.js')).toBe('/assets/a-1.js');
  });

  test('never answers for a host of tables, nor for other sites or other methods', async () => {
    await happen('install');
    for (const path of ['/api/games', '/ws', '/healthz']) expect(await get(path)).toBeUndefined();
    expect(await get('/api/tables/a/record', { mode: 'navigate' })).toBeUndefined();
    expect(await get('/assets/a-1.js', { method: 'POST' })).toBeUndefined();
    expect(await get('', { url: 'https://elsewhere.example/assets/a-1.js' })).toBeUndefined();
  });

  test('installs all of a version or none of it', async () => {
    network?.delete('/assets/a-1.js');
    await expect(happen('install')).rejects.toThrow('/assets/a-1.js: no answer after 4 tries');
    expect(caches.get('spires-v2')?.size ?? 0).toBe(0);
  });

  test('fetches few files at a time', async () => {
    const many = Array.from({ length: 40 }, (_, i) => `/assets/b-${i}.js`);
    for (const path of many) network?.set(path, path);
    vi.stubGlobal('__FILES__', many);
    vi.resetModules();
    await import('../src/install/sw');
    await happen('install');
    expect(caches.get('spires-v2')?.size).toBe(40);
    expect(most).toBe(4);
  });

  test('fetches a refused file again, not before the server said', async () => {
    busy.set('/assets/a-1.js', 2);
    const start = Date.now();
    await happen('install');
    expect(caches.get('spires-v2')?.has('/assets/a-1.js')).toBe(true);
    expect(Date.now() - start).toBeGreaterThanOrEqual(2_000 + 5_000);
  });

  test('keeps fonts when they are met, or when the page had them before', async () => {
    await happen('install');
    expect(caches.get('spires-v2')?.has('/assets/f-1.woff2')).toBe(false);
    await happen('message', ['/assets/f-1.woff2', '/api/games']);
    network = undefined;
    expect(await get('/assets/f-1.woff2')).toBe('/assets/f-1.woff2');
    expect(caches.get('spires-v2')?.has('/api/games')).toBe(false);
  });

  test('waits until it is asked, and leaves the version before to tabs that still run it', async () => {
    for (const name of ['spires-v0', 'spires-v1', 'somebody-elses']) openCache(name);
    caches.get('spires-v1')?.set('/assets/a-0.js', 'old');
    await happen('install');
    expect(tookOver).toBe(0);
    await happen('message', 'take over');
    expect(tookOver).toBe(1);
    await happen('activate');
    expect([...caches.keys()]).toEqual(['spires-v1', 'somebody-elses', 'spires-v2']);
    expect(await get('/assets/a-0.js')).toBe('old');
  });

  test('leads from a notification to the window of its table, or to a new one', async () => {
    const focus = vi.fn(async () => undefined);
    const close = vi.fn();
    const touch = async (): Promise<void> => {
      const work: Promise<unknown>[] = [];
      const notification = { data: '/t/brave-raven-42', close };
      listeners.get('notificationclick')?.({ notification, waitUntil: (one: Promise<unknown>) => work.push(one) });
      await Promise.all(work);
    };
    windows = [{ url: `${origin}/`, focus: vi.fn() }];
    await touch();
    expect(opened).toEqual(['/t/brave-raven-42']);
    windows.push({ url: `${origin}/t/brave-raven-42`, focus });
    await touch();
    expect([opened.length, focus.mock.calls.length, close.mock.calls.length]).toEqual([1, 1, 2]);
  });
});
