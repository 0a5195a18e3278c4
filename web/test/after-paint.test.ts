import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../src/connection/after-paint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a press, work is done at once', () => {
  const done: number[] = [];
  afterPaint(() => done.push(1));
  expect(done).toEqual([1]);
});

test('after a press, work waits for the next picture and keeps its order', () => {
  let paint: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => (paint = next));
  const done: number[] = [];
  dispatchEvent(new Event('click'));
  afterPaint(() => {
    done.push(1);
    afterPaint(() => done.push(3));
  });
  afterPaint(() => done.push(2));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual([1, 3, 2]);
});

test('a page that paints nothing waits a moment', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done: number[] = [];
  dispatchEvent(new Event('keydown'));
  afterPaint(() => done.push(1));
  vi.advanceTimersByTime(249);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1]);
});
