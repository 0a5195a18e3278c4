// Where the traces of actions lie on the ring of Knight & Mage: the way of a character, the place that a card left, the
// tower of a spell. Pure functions of the layout and the actions.
import type { Action } from '../../film/actions';
import type { DuelCard, DuelEvent, DuelTower, DuelView } from '../../generated/messages';
import { kPlate, round, slotPoints, towerPoints, towersBetween, type Layout, type Point } from './geometry';

export interface Trace {
  action: Action;
  /** The way of a character, counted tower by tower. */
  way?: { d: string; start: Point; beads: Point[] } | undefined;
  /** The card that was taken, faded in its place. */
  taken?: { at: Point; card: DuelCard; slot: string } | undefined;
  chips: Point[];
}

/** The size of a chip in pixels; its number is never smaller. */
export const kChip = { width: 24, height: 28 };

export function tracesOf(actions: readonly Action[], layout: Layout): Trace[] {
  const taken: Point[] = [];
  const meets = (a: Point, b: Point): boolean =>
    Math.abs(a.x - b.x) < kChip.width && Math.abs(a.y - b.y) < kChip.height;
  /** Chips of one place, or of two ways between the same towers, stand side by side. */
  const aside = (at: Point): Point => {
    let free = at;
    for (let other = taken.find((one) => meets(one, free)); other; other = taken.find((one) => meets(one, free))) {
      free = { x: other.x + kChip.width + 4, y: at.y };
    }
    taken.push(free);
    return free;
  };
  return actions.map((action) => {
    const trace: Trace = { action, chips: [] };
    const towers = towerPoints(layout);
    const spell = (view: DuelView, tower: DuelTower): void => {
      const index = view.ring.indexOf(tower);
      const at = towers[index];
      // Right of the roof: characters stand at the left, numbers and the secret card are lower.
      if (at) trace.chips.push(aside({ x: at.x + 62 * layout.k, y: at.y - 96 * layout.k }));
    };
    for (const step of action.steps) {
      const [view, event] = [step.before as DuelView, step.event as DuelEvent];
      if (event.type === 'CharacterMoved') {
        trace.way = wayOf(layout, view, event.from, event.to, event.move === 'step');
        const middle = trace.way.beads[Math.floor((trace.way.beads.length - 1) / 2)] ?? trace.way.start;
        trace.chips.push(aside(middle));
      }
      if (event.type === 'CardTaken') {
        const at = slotPoints(layout)[view.slots.findIndex((one) => one.slot === event.slot)];
        if (!at) continue;
        trace.taken = { at, card: event.face === 'up' ? event.card : '?', slot: event.slot };
        trace.chips.push(aside({ x: at.x, y: at.y - layout.card * 0.7 }));
      }
      if (event.type === 'SpellCast') spell(view, event.tower);
      if (event.type === 'SecretsSeen') for (const tower of [event.a, event.b]) spell(view, tower);
    }
    return trace;
  });
}

/** On the lake side of the plates, so that it crosses no tower. */
function wayOf(
  layout: Layout,
  view: DuelView,
  from: DuelTower,
  to: DuelTower,
  steps: boolean,
): NonNullable<Trace['way']> {
  const stops = towersBetween(view.ring.indexOf(from), view.ring.indexOf(to));
  const inner = (tower: number): Point => {
    const at = towerPoints(layout)[tower] ?? { x: layout.cx, y: layout.cy };
    const [dx, dy] = [layout.cx - at.x, layout.cy - at.y];
    const far = Math.max(1, Math.hypot(dx, dy));
    return { x: at.x + (dx / far) * kPlate.rx * 1.1 * layout.k, y: at.y + (dy / far) * (kPlate.ry + 26) * layout.k };
  };
  const ends = steps ? stops : [stops[0] ?? 0, stops.at(-1) ?? 0];
  const points = ends.map(inner);
  const start = points[0] ?? { x: layout.cx, y: layout.cy };
  let d = `M${round(start.x)} ${round(start.y)}`;
  const beads: Point[] = [];
  for (const [i, point] of points.slice(1).entries()) {
    const before = points[i] ?? start;
    // Bent towards the middle of the lake.
    const bend = { x: (before.x + point.x + layout.cx) / 3, y: (before.y + point.y + layout.cy) / 3 };
    d += `Q${round(bend.x)} ${round(bend.y)} ${round(point.x)} ${round(point.y)}`;
    const middle = (a: number, b: number, c: number): number => a / 4 + b / 2 + c / 4;
    beads.push({ x: middle(before.x, bend.x, point.x), y: middle(before.y, bend.y, point.y) });
  }
  return { d, start, beads: [...beads, ...(points.length > 1 ? [points.at(-1) ?? start] : [])] };
}
