import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let registered: number;
let arrive: () => void;

async function begin() {
  const { update } = await import('../src/install/update.svelte');
  update.begin();
  return update;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  registered = 0;
  const nothing = new Promise<never>(() => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register: () => (++registered, nothing) } });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listen: () => void) {
        arrive = listen;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the files for offline use are fetched after a first move', async () => {
  const update = await begin();
  vi.advanceTimersByTime(10_000);
  update.moved();
  expect(registered).toBe(0);
  vi.advanceTimersByTime(2_000);
  // Later presses do not put it off.
  dispatchEvent(new Event('pointerdown'));
  update.moved();
  vi.advanceTimersByTime(1_000);
  expect(registered).toBe(1);
  update.moved();
  vi.advanceTimersByTime(60_000);
  expect(registered).toBe(1);
});

test('or when nobody does anything; presses and files that arrive put it off', async () => {
  await begin();
  for (const happens of [() => dispatchEvent(new Event('pointerdown')), () => dispatchEvent(new Event('keydown'))]) {
    vi.advanceTimersByTime(14_000);
    happens();
  }
  vi.advanceTimersByTime(14_000);
  arrive();
  vi.advanceTimersByTime(14_000);
  expect(registered).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(registered).toBe(1);
});
