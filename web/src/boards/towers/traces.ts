// Where the traces of actions lie on the ring: pure functions of the layout, the board and the actions. Towers leave
// their trace outside the ring, wizards on the lake side, each in its own lane; the chip at its end lies on free ground.
import type { Action } from '../../film/actions';
import type { TowersEvent, TowersView } from '../../generated/messages';
import { curveThrough, spacesBetween, type At } from './flight';
import { kSpaces, stackShape, type Layout, type RingPoint } from './geometry';
import { flyersOf } from './motion';
import { visibleWizards } from './surface';

export interface Move {
  kind: 'tower' | 'wizard' | 'castle';
  from: number;
  to: number;
  backward: boolean;
}

/** What an action moved, in order. */
export function movesOf({ steps }: Pick<Action, 'steps'>): Move[] {
  return steps.flatMap(({ before, event }) =>
    flyersOf(before as TowersView, event as TowersEvent, 0, 0).flatMap((flyer): Move[] => {
      if (flyer.kind === 'drops') return [];
      const { from, to, backward } = flyer;
      return [{ kind: flyer.kind === 'block' ? 'tower' : flyer.kind, from, to, backward }];
    }),
  );
}

const eventsOf = ({ steps }: Action): TowersEvent[] => steps.map(({ event }) => event as TowersEvent);
const hasFizzled = (action: Action): boolean => eventsOf(action).some((one) => one.type === 'CardFizzled');

/** The space of an action that moved nothing, if it has one. */
function spaceOf(action: Action): number | undefined {
  for (const event of eventsOf(action)) {
    if (event.type === 'WizardFreed' || event.type === 'SurfaceShown') return event.space;
    if (event.type === 'PieceChosen') return event.piece.space;
  }
  return undefined;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Path {
  move: Move;
  d: string;
  start: At;
  /** One for each space passed, so that the steps can be counted. */
  beads: At[];
}
export interface Chip extends Box {
  /** The first chip of a trace has its card; the castle's has only the number. */
  kind: 'action' | 'castle';
}
export interface Trace {
  action: Action;
  paths: Path[];
  chips: Chip[];
}

export interface Measures {
  pill: { width: number; height: number };
  card: { width: number; height: number };
  /** The width of the tag that shows a gain. */
  gain: number;
}
const kLarge: Measures = { pill: { width: 46, height: 27 }, card: { width: 27, height: 38 }, gain: 44 };
const kSmall: Measures = { pill: { width: 31, height: 20 }, card: { width: 17, height: 24 }, gain: 34 };
/** `em` is the text size relative to the default. */
export function measuresOf(layout: Layout): Measures {
  return layout.k < 0.6 ? kSmall : kLarge;
}

/** A number of two digits needs more room. */
export function pillOf({ pill }: Measures, number: number | undefined): Measures['pill'] {
  return number !== undefined && number > 9 ? { ...pill, width: pill.width * 1.2 } : pill;
}

// Distances from the centre of a plate, in units: where a path leaves it, and the lanes beside it.
const kEdge = { outside: 66, inside: -62 };
const kLanes = { outside: [84, 104, 124, 144], inside: [-78, -98, -118, -138] };
const kCastleLane = 150;
/** Above so many traces only the lit path is drawn in full, the others as faint dots. */
export const kMostPaths = 8;

/** A point beside the ring; `at` may lie between two spaces. */
function beside(points: readonly RingPoint[], at: number, distance: number): At {
  const low = Math.floor(at);
  const share = at - low;
  const [a, b] = [points[(low + kSpaces) % kSpaces], points[(low + 1 + kSpaces) % kSpaces]];
  if (!a || !b) return { x: 0, y: 0 };
  const mix = (of: (point: RingPoint) => number): number => of(a) + (of(b) - of(a)) * share;
  const [nx, ny] = [mix((one) => one.nx), mix((one) => one.ny)];
  const far = (distance * mix((one) => one.scale)) / Math.max(0.3, Math.hypot(nx, ny));
  return { x: mix((one) => one.x) + nx * far, y: mix((one) => one.y) + ny * far * 0.82 };
}

/** What stands on a space, and its number. */
function solidsAt(view: TowersView, point: RingPoint, layout: Layout): Box[] {
  const space = view.ring[point.space];
  const towers = space?.towers.length ?? 0;
  const isCastle = view.castle.space === point.space;
  const shape = stackShape(point, towers, isCastle, layout.ceiling);
  const standing = space ? visibleWizards(space).length : 0;
  const wide = (towers > 0 ? 50 : standing > 0 ? 42 : 24) * point.scale;
  const rise = isCastle ? 60 + 150 * shape.keep : standing > 0 ? kWizardHigh : towers > 0 ? 14 : -16;
  const top = point.y + (shape.top.y - rise) * point.scale;
  const stack = { x: point.x - wide, y: top, width: 2 * wide, height: point.y + 20 * point.scale - top };
  const size = layout.plaque * point.scale;
  const broad = (space?.shield ? 23 : 16) * size;
  const middle = point.y + (31.5 + (layout.plaque - 1) * 4) * point.scale;
  return [stack, { x: point.x - broad, y: middle - 11 * size, width: 2 * broad, height: 22 * size }];
}
/** A wizard with its crown, in the back row. */
const kWizardHigh = 76;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The traces of all actions, the oldest first. */
export function tracesOf(
  actions: readonly Action[],
  view: TowersView,
  layout: Layout,
  points: readonly RingPoint[],
): Trace[] {
  const measures = measuresOf(layout);
  const solids = points.flatMap((point) => solidsAt(view, point, layout));
  const pool = layout.pool ? { wide: 175, above: 150, below: 85 } : { wide: 48, above: 48, below: 48 };
  solids.push({
    ...{ x: layout.cx - pool.wide * layout.k, y: layout.cy - pool.above * layout.k },
    ...{ width: 2 * pool.wide * layout.k, height: (pool.above + pool.below) * layout.k },
  });
  const bounds = boundsOf(layout);
  const taken: Box[] = [];
  const lanes: { side: 'outside' | 'inside'; lane: number; spaces: Set<number> }[] = [];

  function laneOf(side: 'outside' | 'inside', way: readonly number[]): number {
    const isFree = (lane: number): boolean =>
      !lanes.some((one) => one.side === side && one.lane === lane && way.some((space) => one.spaces.has(space)));
    const found = kLanes[side].findIndex((_, lane) => isFree(lane));
    const lane = found < 0 ? kLanes[side].length - 1 : found;
    lanes.push({ side, lane, spaces: new Set(way) });
    return lane;
  }

  /** The box itself if it covers nothing, else the nearest free one on the island. */
  function freeNear(box: Box): Box {
    const isFree = (tried: Box): boolean => ![...solids, ...taken].some((one) => overlap(tried, one) > 0);
    const chosen = isFree(box) ? box : (nearestFree(box, bounds, isFree) ?? box);
    taken.push(chosen);
    return chosen;
  }

  /** The first free place for a chip, or the one that covers least; chips of one space form a column. */
  function chipAt(to: number, sides: readonly ('outside' | 'inside')[], size: { width: number; height: number }): Box {
    let best: Box | undefined;
    let least = Infinity;
    for (const [rank, side] of sides.entries()) {
      for (const [far, along] of kTries) {
        const sign = side === 'outside' ? 1 : -1;
        // A chip is wider than high, so it needs more room at the sides of the ring.
        const point = points[to];
        const room = (Math.abs(point?.nx ?? 0) * size.width + Math.abs(point?.ny ?? 0) * size.height) / 2;
        const distance = sign * (kEdge.outside + (room + far) / layout.k);
        const { x, y } = beside(points, to + along, distance);
        const box = inside({ x: x - size.width / 2, y: y - size.height / 2, ...size }, bounds);
        const cost =
          (Math.abs(box.x + size.width / 2 - x) + Math.abs(box.y + size.height / 2 - y)) * 2 +
          solids.reduce((sum, one) => sum + overlap(box, one), 0) * 4 +
          taken.reduce((sum, one) => sum + overlap(box, one), 0) * 6 +
          (far + Math.abs(along) * 60 + rank * 40) * 0.5;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    return freeNear(best ?? { x: layout.cx, y: layout.cy, ...size });
  }

  return actions.map((action): Trace => {
    const moves = movesOf(action);
    const pill = pillOf(measures, action.number);
    const { card } = measures;
    const gain = (action.line.act?.gain ?? 0) > 0 ? measures.gain : 0;
    const size = { width: pill.width + card.width + gain, height: card.height };
    const main = moves.find((move) => move.kind !== 'castle') ?? moves[0];
    const paths: Path[] = [];
    const chips: Chip[] = [];
    // A card that a reaction interrupts goes on in another action, which has its trace.
    const isInterrupted = eventsOf(action).some((one) => one.type === 'CardPlayed') && !hasFizzled(action);
    if (!main && !isInterrupted) {
      const space = spaceOf(action);
      const lake = { x: layout.cx - size.width / 2, y: layout.cy - 0.62 * layout.ry, ...size };
      const place = space === undefined ? freeNear(lake) : chipAt(space, ['outside', 'inside'], size);
      chips.push({ kind: 'action', ...place });
    }
    for (const move of moves) {
      const side = move.kind === 'wizard' ? 'inside' : 'outside';
      const other = side === 'outside' ? 'inside' : 'outside';
      const way = spacesBetween(move.from, move.to, move.backward);
      const distance = move.kind === 'castle' ? kCastleLane : (kLanes[side][laneOf(side, way)] ?? 0);
      const isMain = move === main;
      const small = { width: pill.width, height: pill.height };
      const chip = isMain || move.kind === 'castle' ? chipAt(move.to, [side, other], isMain ? size : small) : undefined;
      if (chip) chips.push({ kind: isMain ? 'action' : 'castle', ...chip });
      const end = chip && { x: chip.x + chip.width / 2, y: chip.y + chip.height / 2 };
      paths.push(pathOf(bounds, points, move, way, kEdge[side], distance, end));
    }
    return { action, paths, chips };
  });
}

// How far out and how far along the ring a chip is tried, the nearest first.
const kTries: readonly (readonly [number, number])[] = [0, 12, 26, 44, 66].flatMap((far) =>
  [0, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8].map((along) => [far, along] as const),
);

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The island and its shore. The ring is in the middle of its room; a column of panels begins outside it. */
export function boundsOf({ kind, cx, cy, rx, ry, k }: Layout): Box {
  const [x, y] = [Math.max(4, cx - rx - 130 * k), cy - ry - 120 * k];
  return {
    x,
    y,
    width: 2 * (cx - x),
    height: cy + ry + (kind === 'phone' ? 56 : 88) * k - y,
  };
}
const inside = (box: Box, bounds: Box): Box => ({
  ...box,
  x: clamp(box.x, bounds.x, bounds.x + bounds.width - box.width),
  y: clamp(box.y, bounds.y, bounds.y + bounds.height - box.height),
});

const kGrid = 6;
/** Looks everywhere on the island. */
function nearestFree(box: Box, bounds: Box, isFree: (box: Box) => boolean): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (let y = bounds.y; y + box.height <= bounds.y + bounds.height; y += kGrid) {
    for (let x = bounds.x; x + box.width <= bounds.x + bounds.width; x += kGrid) {
      const far = Math.hypot(x - box.x, y - box.y);
      const tried = { ...box, x, y };
      if (far < least && isFree(tried)) [best, least] = [tried, far];
    }
  }
  return best;
}

/** Half of a numbered bead, with its rim. */
const kBead = 10;

function pathOf(
  bounds: Box,
  points: readonly RingPoint[],
  move: Move,
  way: readonly number[],
  edge: number,
  distance: number,
  end: At | undefined,
): Path {
  const start = beside(points, move.from, edge);
  const sign = move.backward ? -1 : 1;
  // It eases into its lane within a part of the first space.
  const eased = way.length > 1 ? [beside(points, move.from + 0.6 * sign, (edge + distance) / 2)] : [];
  // The outer lanes of a narrow screen lie beyond its edge, where a number would be cut off.
  const bead = (space: number): At => {
    const { x, y } = beside(points, space, distance);
    return {
      x: clamp(x, bounds.x + kBead, bounds.x + bounds.width - kBead),
      y: clamp(y, bounds.y + kBead, bounds.y + bounds.height - kBead),
    };
  };
  const passed = way.slice(1, -1).map(bead);
  const last = bead(move.to);
  const beads = [...passed, ...(way.length > 1 ? [last] : [])];
  return { move, start, beads, d: curveThrough([start, ...eased, ...beads, ...(end ? [end] : [])]) };
}
