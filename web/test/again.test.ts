// Files of the page that are loaded again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again, fetchAgain, importAgain } from '../src/connection/again';

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function outcome<T>(work: Promise<T>): Promise<T | Error> {
  const settled = work.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return settled;
}

test('what fails at first succeeds later', async () => {
  let calls = 0;
  const load = async (): Promise<string> => {
    if (++calls < 3) throw new TypeError('no network');
    return 'loaded';
  };
  expect(await outcome(again(load))).toBe('loaded');
  expect(calls).toBe(3);
});

test('four failures are the end', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('no network')));
  expect(await outcome(again(load))).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(4);
});

test('without a network nobody waits', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const load = vi.fn(async () => Promise.reject(new TypeError('no network')));
  expect(await outcome(again(load))).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a server that is too busy is asked again when it said; other answers are final', async () => {
  const busy = new Response('', { status: 429, headers: { 'Retry-After': '7' } });
  const answers = [busy, new Response('text')];
  vi.stubGlobal('fetch', async () => answers.shift());
  const start = Date.now();
  const got = await outcome(fetchAgain('/assets/a.ftl'));
  expect(got instanceof Response && (await got.text())).toBe('text');
  expect(Date.now() - start).toBeGreaterThanOrEqual(7_000);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const missing = await outcome(fetchAgain('/assets/b.ftl'));
  expect(missing instanceof Response && missing.status).toBe(404);
});

test('a style sheet that failed is linked anew, until it loads', async () => {
  document.head.innerHTML = '<link rel="stylesheet">';
  const links: (Element | null)[] = [];
  const happen = (type: string): void => {
    const link = document.querySelector('link');
    expect(links).not.toContain(link);
    links.push(link);
    link?.dispatchEvent(new Event(type));
  };
  happen('error');
  const settled = importAgain(async () => 'part');
  await vi.advanceTimersByTimeAsync(0);
  happen('error');
  await vi.advanceTimersByTimeAsync(500);
  happen('load');
  expect(await settled).toBe('part');
  expect(links).toHaveLength(3);
});
