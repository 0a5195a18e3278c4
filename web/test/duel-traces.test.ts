// The traces of Knight & Mage: every action keeps its own chip.
import { cleanup, render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { layoutFor } from '../src/boards/duel/geometry';
import { kChip, tracesOf } from '../src/boards/duel/traces';
import Traces from '../src/boards/duel/Traces.svelte';
import type { Action } from '../src/film/actions';
import { asked } from './duel-frames';

const ring = ['TRK', 'BO', 'TO', 'EL', 'TS', 'FE'];
const moved = (number: number, from: string, to: string): Action =>
  ({
    number,
    line: { number },
    steps: [{ before: { ring, slots: [] }, event: { type: 'CharacterMoved', from, to, move: 'step' } }],
  }) as unknown as Action;

test.each([
  [390, 844],
  [1440, 900],
])('at %i×%i a way there and the way back have a chip each', (width, height) => {
  const actions = [moved(1, 'EL', 'TO'), moved(2, 'TO', 'EL'), moved(3, 'EL', 'TO')];
  const chips = tracesOf(actions, layoutFor(width, height)).flatMap((one) => one.chips);
  expect(chips).toHaveLength(3);
  for (const [i, a] of chips.entries()) {
    for (const b of chips.slice(i + 1)) {
      expect(Math.abs(a.x - b.x) >= kChip.width || Math.abs(a.y - b.y) >= kChip.height).toBe(true);
    }
  }
});

test('a taken card is drawn faded in its place, but not over a new card', () => {
  const { view } = asked('MOVE');
  const slot = view.slots[0]?.slot ?? '';
  const event = { type: 'CardTaken', seat: 'M', slot, card: 'FE', face: 'up' };
  const action = { number: 1, line: { number: 1 }, steps: [{ before: view, event }] } as unknown as Action;
  const traces = { actions: [action], isLive: true, lit: undefined, play: () => undefined, light: () => undefined };
  const faded = (card: string | undefined): number => {
    const now = structuredClone(view);
    for (const one of now.slots) {
      if (one.slot !== slot) continue;
      delete one.card;
      if (card !== undefined) one.card = card;
    }
    const props = { view: now, traces, layout: layoutFor(1440, 900), part: 'chips' as const };
    const count = render(Traces, { props }).container.querySelectorAll('.left').length;
    cleanup();
    return count;
  };
  expect([faded(undefined), faded('BO')]).toEqual([1, 0]);
});
