import { beforeEach, describe, expect, test } from 'vitest';
import { coveredSurfaces } from '../src/boards/towers/surface';
import { kept } from '../src/connection/kept';
import { Marks, wipeMarks } from '../src/table/marks.svelte';
import { frame } from './frames';

beforeEach(() => localStorage.clear());

describe('private marks', () => {
  test('are kept for one table and one seat on this device', () => {
    new Marks('brave-raven-42', 'A').set('tower 3', 'B', 2);
    expect(new Marks('brave-raven-42', 'A').at('tower 3')).toEqual({ B: 2 });
    expect(new Marks('brave-raven-42', 'B').at('tower 3')).toEqual({});
    expect(new Marks('other-table-1', 'A').at('tower 3')).toEqual({});
  });

  test('nobody is not written down', () => {
    const marks = new Marks('brave-raven-42', 'A');
    marks.set('ground 5', 'C', 1);
    marks.set('ground 5', 'C', 0);
    expect(marks.at('ground 5')).toEqual({});
    expect(localStorage.getItem('spires.marks')).not.toContain('ground');
  });

  test('go with the tower, and go when it lies open', () => {
    const { view } = frame('tall');
    const stack = view.ring.find((one) => one.towers.length > 1);
    const lowest = stack?.towers[0];
    if (!stack || !lowest) throw new Error('no stack');
    const roof = `tower ${lowest.tower}`;
    expect(coveredSurfaces(stack).map((one) => one.surface)).toEqual([
      `ground ${stack.space}`,
      ...stack.towers.slice(0, -1).map((one) => `tower ${one.tower}`),
    ]);
    const marks = new Marks('brave-raven-42', 'A');
    marks.set(roof, 'D', 1);
    marks.settle(view);
    expect(marks.at(roof)).toEqual({ D: 1 });
    // Moves everything above it away.
    const ring = view.ring.map((one) => (one === stack ? { ...one, towers: [lowest] } : one));
    marks.settle({ ...view, ring });
    expect(marks.at(roof)).toEqual({});
  });

  test('are wiped with the table', () => {
    kept.change('still-here-1', () => undefined);
    new Marks('brave-raven-42', 'A').set('tower 3', 'B', 2);
    new Marks('still-here-1', 'A').set('tower 3', 'B', 1);
    new Marks('forgotten-9', 'A').set('tower 3', 'B', 1);
    wipeMarks('brave-raven-42');
    expect(new Marks('brave-raven-42', 'A').at('tower 3')).toEqual({});
    expect(new Marks('forgotten-9', 'A').at('tower 3')).toEqual({});
    expect(new Marks('still-here-1', 'A').at('tower 3')).toEqual({ B: 1 });
  });

  test('damaged storage is no marks', () => {
    localStorage.setItem('spires.marks', '{"brave');
    expect(new Marks('brave-raven-42', 'A').at('tower 3')).toEqual({});
  });
});
