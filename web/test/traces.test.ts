// The traces of other players' actions: whose they are, where they lie, and that they show no more than the log.
import { describe, expect, test } from 'vitest';
import { layoutFor, ringPoints } from '../src/boards/towers/geometry';
import { boundsOf, movesOf, tracesOf, type Box } from '../src/boards/towers/traces';
import { actionsOf, hasDecided, spanOf, type Action } from '../src/film/actions';
import { kit } from '../src/games/towers';
import type { Seat, TowersView } from '../src/generated/messages';
import { Reel } from '../src/replay/reel.svelte';
import { replayed } from './frames';

const { view, first, events, patches } = replayed();
const whole = new Reel(kit, view, first - 1);
whole.take(first, events, patches, (seat: Seat) => seat);

/** The game up to and including an event. */
function until(last: number): Reel {
  const reel = new Reel(kit, view, first - 1);
  reel.take(first, events.slice(0, last + 1 - first), patches.slice(0, last + 1 - first), (seat: Seat) => seat);
  return reel;
}
/** At the start of every turn but the first of each seat. */
const moments = whole.turns.flatMap((turn, i) =>
  whole.turns.slice(0, i).some((one) => one.seat === turn.seat) ? [{ seat: turn.seat, at: turn.begins }] : [],
);
const tracedAt = ({ seat, at }: { seat: Seat; at: number }): Action[] => {
  const reel = until(at);
  return actionsOf(reel, spanOf(reel, seat), seat);
};

describe('traces', () => {
  test('each person at a screen has those since their own last turn, numbered from 1', () => {
    expect(new Set(moments.map((one) => one.seat)).size).toBeGreaterThan(1);
    for (const moment of moments) {
      const actions = tracedAt(moment);
      const numbers = actions.flatMap((one) => one.number ?? []);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      expect(actions.every((one) => one.line.seat !== moment.seat || one.number === undefined)).toBe(true);
      const own = until(moment.at).turns.findLast((one) => one.seat === moment.seat && one.ends !== undefined);
      expect(actions.every((one) => one.line.number > (own?.ends ?? Infinity))).toBe(true);
    }
  });

  test('are for the first decision', () => {
    const turn = whole.turns.find((one, i) => i > 3 && one.ends !== undefined);
    if (!turn) throw new Error('no turn');
    const begun = until(turn.begins);
    expect(hasDecided(begun, spanOf(begun, turn.seat))).toBe(false);
    const line = whole.lines.find((one) => one.number > turn.begins);
    const later = until(line?.until ?? 0);
    expect(hasDecided(later, spanOf(later, turn.seat))).toBe(true);
  });

  test('show nothing that the log of their span does not say', () => {
    // Without anything that stands on the ring before an action, its trace is the same.
    const bare = (before: TowersView): TowersView => ({
      ...before,
      ring: before.ring.map((space) => ({ ...space, ground: '?' as const, towers: [] })),
    });
    for (const moment of moments) {
      const reel = until(moment.at);
      for (const { line, steps } of tracedAt(moment)) {
        expect(reel.lines).toContain(reel.lines.find((one) => one.number === line.number));
        const bared = steps.map(({ before, event }) => ({ before: bare(before as TowersView), event }));
        expect(movesOf({ steps: bared })).toEqual(movesOf({ steps }));
      }
    }
  });

  test.each([
    [390, 844, 1],
    [844, 390, 1],
    [1440, 900, 1],
    [360, 640, 2],
  ])(
    'at %i×%i, letters × %i, each moved piece has a path whose steps can be counted, and chips lie apart',
    (width, height, em) => {
      const layout = layoutFor(width, height, em, { hand: true, strip: true });
      const points = ringPoints(layout);
      let paths = 0;
      for (const moment of moments) {
        const actions = tracedAt(moment).filter((one) => one.number !== undefined);
        const laid = tracesOf(actions, until(moment.at).at(moment.at) as TowersView, layout, points);
        expect(laid.map((one) => one.action.number)).toEqual(actions.map((one) => one.number));
        for (const { move, beads } of laid.flatMap((one) => one.paths)) {
          paths += 1;
          const steps = (move.backward ? move.from - move.to + 16 : move.to - move.from + 16) % 16;
          expect(beads).toHaveLength(steps);
          // The number on a bead is not cut off by the edge of the screen or a panel.
          for (const { x } of beads) expect(Math.abs(x - layout.cx) + 10).toBeLessThanOrEqual(layout.cx);
        }
        const chips: Box[] = laid.flatMap((one) => one.chips);
        const meet = (a: Box, b: Box): boolean =>
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;
        // Panels beside the ring would cover what lies outside its room.
        const bounds = boundsOf(layout);
        expect(bounds.x + bounds.width).toBeLessThan(2 * layout.cx);
        for (const { x, width: wide } of chips) expect(x + wide).toBeLessThanOrEqual(bounds.x + bounds.width + 0.01);
        expect(chips.flatMap((one, i) => chips.slice(i + 1).filter((other) => meet(one, other)))).toEqual([]);
      }
      expect(paths).toBeGreaterThan(10);
    },
  );
});
