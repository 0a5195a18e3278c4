// Where everything on the ring is drawn: pure functions of the stage size, without rules.
//
// Lengths inside a piece are units (a tower's plate is 152 units wide); `k` converts them to pixels. Places run clockwise
// from north: a tower, the slot after it, the next tower, and so on. Plaques have sizes of their own, because their words
// must stay readable however small a tower is.
import type { Land } from '../../look/scene/shapes';
import { shapeOf, type LayoutKind } from '../layout';

/** The ribbon with the spell and the pill with the standing below each tower, in pixels. */
export interface Plaque {
  width: number;
  ribbon: number;
  pill: number;
  /** From the middle of the plate to the upper edge of the ribbon. */
  drop: number;
  font: number;
  /** Only signs and numbers: there is no room for words. */
  wordless: boolean;
}

export interface Layout extends Land {
  kind: LayoutKind;
  /** A phone in landscape: the ring left, question and cards right. */
  low: boolean;
  /** So little room, or such large text, that everything else is below the ring and scrolls. */
  tight: boolean;
  width: number;
  /** The height of the stage: the viewport, or the part of it with the ring. */
  height: number;
  /** The upper and the lower edge of the ring's room. */
  top: number;
  bottom: number;
  /** The free width left and right of the ring, over its whole height. */
  margin: number;
  /** It is wide enough for a column; otherwise the timeline is a strip above the ring. */
  beside: boolean;
  /** The centres of the plates and of the slots, in ring order. */
  towers: readonly Point[];
  slots: readonly Point[];
  /** The width of a card in a slot. */
  card: number;
  /** The centre of the piles, and their scale. */
  piles: Point & { k: number };
  plaque: Plaque;
}

export interface Point {
  x: number;
  y: number;
}

export const kTowers = 6;
/** Towers and slots alternate. */
export const kPlaces = 2 * kTowers;
export const kCard = { width: 88, height: 123 };
export const kPlate = { rx: 76, ry: 36, side: 10 };
/** From the middle of a plate to the tip of the roof, and to the top of the flag. */
export const kRoof = 176;
export const kFlag = 211;
/** Half the width of a roof. */
export const kEaves = 58;
/** Where a character stands on the plate of its tower. */
export const kFeet = { x: -56, y: 28 };
/** Where the secret card of a tower sticks out. */
export const kSecret = { x: 60, y: 12 };
/** The centres of the draw pile and the discard pile on their island. */
export const kPiles = { draw: { x: -51, y: -4 }, discard: { x: 51, y: -2 } };

/** Heights of the parts around the ring; the style sheet uses the same numbers. In rem sixteenths, that is, pixels. */
export const kRoom = {
  desktop: { head: 64, strip: 104, mine: 216, prompt: 68 },
  tablet: { head: 56, strip: 88, mine: 180, prompt: 60 },
  phone: { head: 40, aim: 25, strip: 58, prompt: 52, nav: 46 },
};
/** The width of the panels beside the ring. */
export const kColumn = 250;
/** The height of the timeline as a strip between the other player and the ring. */
export const kTimeline = { wide: 56, phone: 48 };
/** Below this height a phone has no room for that strip. */
export const kShort = 720;

/** What else needs room. */
export interface Extras {
  /** Extra height below a phone's ring. */
  more?: number;
  /** There is a timeline. */
  timeline?: boolean;
}

/** `em` is the text size relative to the default; everything takes that much more room. */
export function layoutFor(width: number, height: number, em = 1, extras: Extras = {}): Layout {
  const { more = 0, timeline = false } = extras;
  const [w, h] = [width / em, height / em];
  const { kind, low } = shapeOf(w, h);
  const layout = low
    ? lowLayout(w, h)
    : kind === 'phone'
      ? h < kTightBelow
        ? tightLayout(w)
        : phoneLayout(w, h, more, timeline && h >= kShort ? kTimeline.phone : 0)
      : wideLayout(kind, w, h, timeline);
  return scaled({ ...layout, kind, low }, em);
}

function scaled(layout: Layout, em: number): Layout {
  if (em === 1) return layout;
  const point = ({ x, y }: Point): Point => ({ x: x * em, y: y * em });
  const { plaque, piles } = layout;
  return {
    ...layout,
    ...{ width: layout.width * em, height: layout.height * em, top: layout.top * em, bottom: layout.bottom * em },
    ...{ cx: layout.cx * em, cy: layout.cy * em, rx: layout.rx * em, ry: layout.ry * em, k: layout.k * em },
    ...{ margin: layout.margin * em, card: layout.card * em },
    ...{
      towers: layout.towers.map(point),
      slots: layout.slots.map(point),
      piles: { ...point(piles), k: piles.k * em },
    },
    plaque: {
      ...plaque,
      ...{ width: plaque.width * em, ribbon: plaque.ribbon * em, pill: plaque.pill * em },
      ...{ drop: plaque.drop * em, font: plaque.font * em },
    },
  };
}

const plaqueOf = (width: number, size: number, font: number, wordless = false): Plaque => ({
  ...{ width, ribbon: 25 * size, pill: 23 * size, drop: 25 * size, font, wordless },
});
const heightOf = (plaque: Plaque): number => plaque.drop + plaque.ribbon + 1 + plaque.pill;

/** Six points from the right half of a ring that is the same left and right. */
const mirrored = (cx: number, north: Point, east: readonly [Point, Point], south: Point): Point[] => [
  ...[north, ...east, south],
  ...[east[1], east[0]].map(({ x, y }) => ({ x: 2 * cx - x, y })),
];
const mirroredSlots = (cx: number, east: readonly [Point, Point, Point]): Point[] => [
  ...east,
  ...[...east].reverse().map(({ x, y }) => ({ x: 2 * cx - x, y })),
];

/** The letters of a pile's number, in units: readable however small the pile is. */
export const pileFont = (k: number): number => Math.max(16.5, 11 / k);
/** From the centre of the piles to the lower edge of their numbers, in units. */
export const pileFoot = (k: number): number => 24 + 1.7 * pileFont(k);

/** The piles near `y`, with their numbers above the flag of the tower before them. */
const pilesIn = (x: number, y: number, floor: number, k: number): Layout['piles'] => ({
  ...{ x, y: Math.min(y, floor - pileFoot(k) * k), k },
});

function wideLayout(kind: LayoutKind, width: number, height: number, timeline: boolean): Layout {
  const whole = wideRing(kind, width, height);
  if (whole.margin >= kColumn + 14) return { ...whole, beside: true };
  return { ...wideRing(kind, width, height, timeline ? kTimeline.wide : 0), beside: false };
}

// Between the other player above and the player's own area below. The mock is 1440 x 900 with u = 1. `strip` is the height
// of what is above the ring instead of beside it.
function wideRing(kind: LayoutKind, width: number, height: number, strip?: number): Omit<Layout, 'beside'> {
  const room = kRoom[kind === 'desktop' ? 'desktop' : 'tablet'];
  const top = room.head + room.strip + 6 + (strip ?? 0);
  const bottom = height - room.mine - room.prompt - 14;
  const size = Math.min(1.3, Math.max(0.92, (bottom - top) / 482));
  const plaque = plaqueOf(176 * size, size, 13.5 * size);
  const u = Math.min(width / 1080, (bottom - top - heightOf(plaque)) / 408);
  const cx = width / 2;
  const card = Math.max(46, 72 * u);
  // The panels beside the ring get their width where that leaves the towers enough room.
  const spread = Math.min(1.2 * u, Math.max(0.86 * u, (cx - kColumn - 24 - card / 2) / 466, (88 * size + 96) / 258));
  // Without panels at the sides the ring is wide enough that no roof stands before a plaque.
  const apart = Math.min((plaque.width / 2 + kEaves * 0.76 * u) / 136, (cx - card / 2 - 12) / 466);
  const reach = strip === undefined ? spread : Math.max(spread, apart);
  const at = (x: number, y: number): Point => ({ x: cx + x * reach, y: top + y * u });
  const towers = mirrored(cx, at(0, 110), [at(258, 164), at(394, 334)], at(0, 408));
  const slots = mirroredSlots(cx, [at(124, 120), at(466, 224), at(194, 398)]);
  // The piles lie between the plaque of the north tower and the flag of the south tower.
  const [roof, floor] = [top + 110 * u + plaque.drop + plaque.ribbon, top + (408 - kFlag * 0.76) * u];
  return {
    ...{ kind, low: false, tight: false, width, height, top, bottom, plaque, towers, slots, card, k: 0.76 * u },
    ...{ cx, cy: top + 250 * u, rx: 372 * reach, ry: 150 * u, p: 2 },
    ...{ bankX: 176, bankY: 104, shoreX: 92, shoreY: 60, cliff: 0.4 },
    ...{ margin: cx - 466 * reach - card / 2, piles: pilesIn(cx, (roof + floor) / 2, floor, 0.68 * u) },
  };
}

/** What a ring in a narrow room needs to know. */
interface Narrow {
  width: number;
  top: number;
  bottom: number;
  size: number;
}

// Two rows of towers, one over the other: as large as the room allows, north and south further apart if it is tall.
function narrowRing({ width, top, bottom, size }: Narrow) {
  const plaque: Plaque = {
    ...{ width: Math.min(118 * size, width / 3 - 6), ribbon: 17 * size, pill: 17 * size, drop: 14 * size },
    ...{ font: 11 * size, wordless: width < 300 },
  };
  const [cx, high, below] = [width / 2, bottom - top, heightOf(plaque)];
  const flag = 14 * size;
  const k = Math.min((0.44 * width) / 390, (high - 2 * below - 10 - 2 * flag) / (2 * kRoof + 6));
  const tall = kRoof * k + flag;
  const spare = Math.max(0, high - 2 * (tall + below) - 10);
  const apart = 10 + Math.min(spare * 0.62, 84 * (k / 0.44));
  const upper = top + tall + (spare + 10 - apart) * 0.3;
  const lower = bottom - below - apart;
  const card = Math.max(32 * size, Math.min(86 * k, 44 * size));
  const tallCard = card * 1.4;
  const [x1, x2] = [Math.min(width * 0.285, 0.29 * width), width / 2 - plaque.width / 2 - 5];
  const north = { x: cx, y: upper - Math.min(apart * 0.45, 38 * (k / 0.44)) };
  const at = (x: number, y: number): Point => ({ x: cx + x, y });
  const towers = mirrored(cx, north, [at(x1, upper), at(x2, lower)], at(0, lower + apart));
  const slots = mirroredSlots(cx, [
    at(x1 * 0.53, (north.y + upper) / 2 + plaque.drop - tallCard / 2 - 3),
    at(width / 2 - card / 2 - 9, Math.max(upper + below + tallCard / 2 + 3, (upper + below + lower - 98 * k) / 2)),
    at(x2 / 2, lower + plaque.drop - tallCard / 2 - 3),
  ]);
  // Between the plaque of the north tower and the flag of the south tower.
  const [roof, floor] = [north.y + plaque.drop + plaque.ribbon, lower + apart - kRoof * k - flag];
  const middle = (roof + floor) / 2 - 4 * size;
  return {
    ...{ width, top, bottom, plaque, towers, slots, card, k, margin: 0, beside: false },
    ...{ cx, cy: (north.y + lower + apart) / 2, rx: x2 * 0.96, ry: (lower + apart - north.y) / 2, p: 2.5 },
    ...{ bankX: 110, bankY: 90, shoreX: 92, shoreY: 66, cliff: 0.35 },
    piles: pilesIn(cx, middle, floor, Math.max(0.3, Math.min(k * 0.9, (floor - roof) / 100, 0.6))),
  };
}

/** The height of the player's own area below the ring of a phone. */
export const mineOf = (height: number): number =>
  height < kShort ? 162 : height < 800 ? 206 : height < 1000 ? 236 : 286;

function phoneLayout(width: number, height: number, more: number, timeline: number): Layout {
  const { head, aim, strip, prompt, nav } = kRoom.phone;
  const size = Math.min(1.6, Math.max(0.92, Math.min(width / 390, height / 780)));
  const ring = narrowRing({
    ...{ width, size, top: head + aim + strip + 8 + timeline },
    bottom: height - nav - mineOf(height) - prompt - 14 - more,
  });
  return { ...ring, kind: 'phone', low: false, tight: false, height };
}

const kTightBelow = 620;
function tightLayout(width: number): Layout {
  const high = Math.max(180, width * 0.86);
  const ring = narrowRing({ width, size: 0.9, top: 4, bottom: high - 4 });
  return { ...ring, kind: 'phone', low: false, tight: true, height: high };
}

/** The width of the right side of a phone in landscape. */
export const kLowSide = 312;
function lowLayout(width: number, height: number): Layout {
  const ring = narrowRing({ width: width - kLowSide, size: 0.95, top: 62, bottom: height - 4 });
  return { ...ring, kind: 'phone', low: true, tight: false, width, height };
}

/** The centre of each tower's plate, in ring order. */
export const towerPoints = (layout: Layout): readonly Point[] => layout.towers;

/** The centre of the card in each slot. */
export const slotPoints = (layout: Layout): readonly Point[] => layout.slots;

/** The scale of a card in a slot. */
export const cardScale = (layout: Layout): number => layout.card / kCard.width;

/** The room in the lake that covers no plaque: its width, its height, and its middle or, on a phone, its upper edge. */
export function lakeOf({ kind, towers, plaque, k, cy }: Layout): { top: number; width: number; height: number } {
  const nth = (i: number): Point => towers[i] ?? { x: 0, y: 0 };
  const top = nth(1).y + heightOf(plaque) + 4;
  return kind === 'phone'
    ? { top, width: nth(2).x - nth(4).x - kPlate.rx * 1.5 * k, height: nth(2).y + plaque.drop - top }
    : { top: cy, width: nth(1).x - nth(5).x - plaque.width - 28, height: Infinity };
}

/** Back to front; the depth of a card is that of its lower edge. */
export function drawOrder(layout: Layout): { kind: 'tower' | 'slot'; index: number; at: Point }[] {
  const towers = layout.towers.map((at, index) => ({ kind: 'tower' as const, index, at, depth: at.y }));
  const slots = layout.slots.map((at, index) => ({
    ...{ kind: 'slot' as const, index, at, depth: at.y + layout.card * 0.3 },
  }));
  return [...towers, ...slots].sort((a, b) => a.depth - b.depth || a.index - b.index);
}

/** Feet of a character, in pixels. */
export function feetAt(layout: Layout, tower: number): Point {
  const at = layout.towers[tower] ?? { x: layout.cx, y: layout.cy };
  return { x: at.x + kFeet.x * layout.k, y: at.y + kFeet.y * layout.k };
}

/** The centre of the top card of a pile in the lake, in pixels. */
export function pileAt(layout: Layout, pile: 'draw' | 'discard'): Point {
  const { x, y } = kPiles[pile];
  return { x: layout.piles.x + x * layout.piles.k, y: layout.piles.y + y * layout.piles.k };
}

/** The towers on a walk, including both ends, the shorter way round. */
export function towersBetween(from: number, to: number): number[] {
  const ahead = (to - from + kTowers) % kTowers;
  const back = ahead > kTowers / 2;
  const steps = back ? kTowers - ahead : ahead;
  return Array.from({ length: steps + 1 }, (_, i) => (from + (back ? -i : i) + kTowers) % kTowers);
}

export const round = (n: number): number => Math.round(n * 10) / 10;
