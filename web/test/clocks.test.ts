import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock } from '../src/generated/messages';
import { Clocks } from '../src/table/clocks.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = (seat: 'A' | 'B', left: number, window = false): Clock => ({
  ...{ type: 'clock', seat, left, window, running: true },
});

describe('clocks', () => {
  test('count down between what the host says', () => {
    const clocks = new Clocks();
    clocks.take(clock('A', 60_000));
    vi.advanceTimersByTime(5_000);
    expect(clocks.countdown('A')?.left).toBe(55_000);
    expect(clocks.turns.get('A')).toBe(55_000);
    expect(clocks.countdown('B')).toBeUndefined();
    vi.advanceTimersByTime(90_000);
    expect(clocks.countdown('A')?.left).toBe(0);
  });

  test('an answer in the turn of others has a time of its own', () => {
    const clocks = new Clocks();
    clocks.take(clock('A', 60_000));
    vi.advanceTimersByTime(10_000);
    clocks.settle('B');
    clocks.take(clock('B', 20_000, true));
    vi.advanceTimersByTime(5_000);
    expect(clocks.countdown('B')?.left).toBe(15_000);
    expect(clocks.turns).toEqual(new Map([['A', 50_000]]));
  });

  test('stand still when nobody is asked', () => {
    const clocks = new Clocks();
    clocks.take(clock('A', 60_000));
    vi.advanceTimersByTime(1_000);
    clocks.settle(undefined);
    vi.advanceTimersByTime(30_000);
    expect(clocks.countdown('A')).toBeUndefined();
    expect(clocks.turns.get('A')).toBe(59_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
