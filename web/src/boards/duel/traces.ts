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
  taken?: { at: Point; card: DuelCard } | undefined;
  chips: Point[];
}

/** The size of a chip in pixels; its number is never smaller. */
export const kChip = { width: 24, height: 28 };

export function tracesOf(actions: readonly Action[], layout: Layout): Trace[] {
  const used = new Map<string, number>();
  /** Chips of one place stand side by side. */
  const aside = (key: string, at: Point): Point => {
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    return { x: at.x + count * (kChip.width + 4), y: at.y };
  };
  return actions.map((action) => {
    const view = action.before as DuelView;
    const events = action.events as readonly DuelEvent[];
    const trace: Trace = { action, chips: [] };
    const towers = towerPoints(layout);
    const spell = (tower: DuelTower): void => {
      const index = view.ring.indexOf(tower);
      const at = towers[index];
      // Beside the roof, on the outer side, where neither characters nor numbers are.
      const side = at && at.x > layout.cx + 1 ? 1 : -1;
      if (at) trace.chips.push(aside(`tower ${tower}`, { x: at.x + side * 62 * layout.k, y: at.y - 96 * layout.k }));
    };
    for (const event of events) {
      if (event.type === 'CharacterMoved') {
        trace.way = wayOf(layout, view, event.from, event.to, event.move === 'step');
        const middle = trace.way.beads[Math.floor((trace.way.beads.length - 1) / 2)] ?? trace.way.start;
        trace.chips.push(aside(`way ${event.to}`, middle));
      }
      if (event.type === 'CardTaken') {
        const at = slotPoints(layout)[view.slots.findIndex((one) => one.slot === event.slot)];
        if (!at) continue;
        trace.taken = { at, card: event.face === 'up' ? event.card : '?' };
        trace.chips.push(aside(event.slot, { x: at.x, y: at.y - layout.card * 0.7 }));
      }
      if (event.type === 'SpellCast') spell(event.tower);
      if (event.type === 'SecretsSeen') for (const tower of [event.a, event.b]) spell(tower);
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
