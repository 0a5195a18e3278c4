// Where everything on the ring is drawn: pure functions of the stage size, without rules.
//
// Lengths inside a piece are units (a tower is 92 units wide); each ring point has a scale from units to pixels. Space
// 0 is north and numbers run clockwise.

import type { Land } from '../../look/scene/shapes';
import { tableShapeOf, type LayoutKind } from '../layout';

export interface Layout extends Land {
  kind: LayoutKind;
  /** Whether the piles and the die are in the lake; otherwise they are beside the hand. */
  pool: boolean;
  /** A phone in landscape: the ring left, hand and question right. */
  low: boolean;
  /** With large text on a phone: higher than the screen, so the page scrolls between ring and hand. */
  tall: boolean;
  width: number;
  height: number;
  /** The keep must not rise above this line. */
  ceiling: number;
  /** The width of a card in the hand, in pixels at the default text size; the next two as well. */
  card: number;
  /** How far above the bottom the prompt stands. */
  zone: number;
  /** The height of the timeline where it is a strip. */
  strip: number;
  /** Scale of numbers that would be too small to read. */
  plaque: number;
  badge: number;
}

export interface RingPoint {
  space: number;
  x: number;
  y: number;
  /** Position relative to the centre, -1 to 1. */
  nx: number;
  ny: number;
  scale: number;
}

export const kSpaces = 16;
export const kPlate = { rx: 57, ry: 27, side: 9 };
export const kBody = 36;
export const kStep = 30;
/** The height of a roof, where pieces stand, above the base of its tower. */
export const kRoof = 36;

/** What takes room beside the board. */
export interface Room {
  /** A player's hand; a spectator has none. */
  hand?: boolean;
  /** The timeline as a strip between board and prompt. The desktop has it in the side column. */
  strip?: boolean;
}

/** `em` is the text size relative to the default; everything takes that much more room. */
export function layoutFor(width: number, height: number, em = 1, { hand = true, strip = false }: Room = {}): Layout {
  const [w, h] = [width / em, height / em];
  const { kind, low } = tableShapeOf(w, h);
  if (kind === 'phone' && h < (low ? kLeast.low : kLeast.phone)) return enlarged(tallLayout(w, { hand }), em);
  const make = { desktop: desktopLayout, tablet: tabletLayout, phone: low ? lowLayout : phoneLayout }[kind];
  const layout = make(w, h, { hand, strip });
  return em === 1 ? layout : enlarged(layout, em);
}

/** The least height in which board and hand fit on a screen together. */
const kLeast = { low: 300, phone: 440 };

// The measures of the panels (card, zone, strip …) stay in units of the text size: the style sheet multiplies them.
function enlarged(layout: Layout, em: number): Layout {
  const { width, height, cx, cy, rx, ry, k, ceiling } = layout;
  return {
    ...layout,
    ...{ width: width * em, height: height * em, cx: cx * em, cy: cy * em },
    ...{ rx: rx * em, ry: ry * em, k: k * em, ceiling: ceiling * em },
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** In units, except `most`: how much is drawn outside the ring, and how far apart the spaces are. */
interface Fit {
  p: number;
  aside: number;
  above: number;
  below: number;
  gap: number;
  /** The most pixels per unit. */
  most: number;
  /** The highest and the flattest ring, as a share of its width. */
  high: number;
  flat: number;
}

/** The largest ring that fits into a box with all that is drawn around it. */
function fitted(box: Box, fit: Fit): Pick<Layout, 'cx' | 'cy' | 'rx' | 'ry' | 'k' | 'p'> {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const ring = (k: number): { rx: number; ry: number } => {
    const [wide, tall] = [Math.max(40, w / 2 - fit.aside * k), Math.max(24, (h - (fit.above + fit.below) * k) / 2)];
    return { rx: Math.min(wide, tall / fit.flat), ry: Math.min(tall, wide * fit.high) };
  };
  let k = fit.most;
  for (; k > 0.2; k -= 0.01) {
    const { rx, ry } = ring(k);
    if (quarterLength(rx, ry, fit.p) / 4 >= fit.gap * k) break;
  }
  const { rx, ry } = ring(k);
  const spare = h - 2 * ry - (fit.above + fit.below) * k;
  return { k, p: fit.p, rx, ry, cx: (box.left + box.right) / 2, cy: box.top + fit.above * k + ry + spare * 0.45 };
}

/** The width of the side column and of the gaps around it. */
export const kSide = 316 + 2 * 16;

// The side column on the right; hand, spells and prompt below the ring.
function desktopLayout(width: number, height: number, { hand }: Room): Layout {
  const card = Math.round(clamp(height * 0.12, 86, 136));
  // Without a hand the prompt is in the row of the spells.
  const zone = hand ? card * 1.4 + 38 : 24;
  const box = { left: 0, right: width - kSide + 8, top: 58, bottom: height - zone - (hand ? 64 : 82) };
  const fit = { p: 1.75, aside: 142, above: 128, below: 92, gap: 134, most: 1.35, high: 0.62, flat: 0.42 };
  return {
    ...fitted(box, fit),
    ...{ kind: 'desktop', pool: true, low: false, tall: false, width, height, card, zone, strip: 0 },
    ...{ bankX: 104, bankY: 84, shoreX: 118, shoreY: 74, cliff: 0.8, ceiling: 60, plaque: 1.1, badge: 1 },
  };
}

// Spells, hand and players in a strip at the bottom, the timeline above the prompt.
function tabletLayout(width: number, height: number, { hand, strip }: Room): Layout {
  const card = hand ? 100 : 0;
  const zone = 176;
  const lane = strip ? 54 : 0;
  const box = { left: 0, right: width, top: 56, bottom: height - zone - 58 - lane };
  const fit = { p: 1.75, aside: 112, above: 128, below: 84, gap: 122, most: 0.9, high: 0.6, flat: 0.34 };
  return {
    ...fitted(box, fit),
    ...{ kind: 'tablet', pool: true, low: false, tall: false, width, height, card, zone, strip: lane },
    ...{ bankX: 92, bankY: 64, shoreX: 118, shoreY: 74, cliff: 0.7, ceiling: 58, plaque: 1.25, badge: 1.1 },
  };
}

// One column: players, aim, ring, timeline, prompt, hand, bar. A short phone has a lower strip and smaller cards.
function phoneLayout(width: number, height: number, { hand, strip }: Room): Layout {
  const isBig = width > 600;
  // With large text three cards are as wide as the screen.
  const card = isBig ? 104 : Math.min(Math.round(clamp(height * 0.0877, 60, 74)), Math.floor((width - 24) / 3));
  const zone = hand ? 46 + 8 + card * 1.4 + 20 : 46 + 6;
  const lane = strip ? (height >= 740 ? 98 : 50) : 0;
  const top = height >= 700 ? 134 : 118;
  const box = { left: 0, right: width, top, bottom: height - zone - 56 - lane };
  const fit = { p: 1.4, aside: 92, above: 138, below: 62, gap: 112, most: 0.86, high: 1.02, flat: 0.5 };
  const ring = fitted(box, fit);
  return {
    ...ring,
    ...{ kind: 'phone', pool: isBig, low: false, tall: false, width, height, card, zone, strip: lane },
    ...{ bankX: 78, bankY: 62, shoreX: 100, shoreY: 74, cliff: 0.6, ceiling: top + 2 },
    ...{ plaque: clamp(0.7 / ring.k, 1.15, 1.9), badge: 1.4 },
  };
}

// The column of a phone for text so large that a screen has no room for it: as high as it needs, without the timeline.
function tallLayout(width: number, { hand }: Room): Layout {
  const [top, prompt] = [180, 124];
  const base = phoneLayout(width, 640, { hand: hand ?? true });
  const high = Math.min(width, 360) * 0.95;
  const height = top + high + prompt + base.zone;
  const fit = { p: 1.4, aside: 92, above: 138, below: 62, gap: 112, most: 0.86, high: 1.02, flat: 0.5 };
  const ring = fitted({ left: 0, right: width, top, bottom: top + high }, fit);
  return {
    ...base,
    ...ring,
    height,
    tall: true,
    pool: false,
    ceiling: top + 2,
    plaque: clamp(0.7 / ring.k, 1.15, 1.9),
  };
}

/** The width of the right side of a phone in landscape: three cards. */
export const kLowSide = 248;
// The ring on the left below the players; aim, timeline, prompt, hand and bar on the right.
function lowLayout(width: number, height: number, { hand, strip }: Room): Layout {
  const card = hand ? 66 : 0;
  const box = { left: 0, right: width - kLowSide, top: 50, bottom: height };
  const fit = { p: 1.6, aside: 80, above: 132, below: 66, gap: 108, most: 0.56, high: 0.7, flat: 0.4 };
  return {
    ...fitted(box, fit),
    ...{ kind: 'phone', pool: false, low: true, tall: false, width, height, card },
    ...{ zone: hand ? 46 + 8 + card * 1.4 + 16 : 50 },
    ...{ strip: strip ? 50 : 0, bankX: 66, bankY: 50, shoreX: 92, shoreY: 66, cliff: 0.4 },
    ...{ ceiling: 50, plaque: 1.6, badge: 1.3 },
  };
}

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** The length of a quarter of the ring on screen, roughly. */
function quarterLength(rx: number, ry: number, p: number): number {
  const corners = 24;
  let [length, x, y] = [0, 0, -ry];
  for (let i = 1; i <= corners; ++i) {
    const t = (i / corners) * (Math.PI / 2);
    const [a, b] = [rx * Math.sin(t) ** (2 / p), -ry * Math.max(0, Math.cos(t)) ** (2 / p)];
    length += Math.hypot(a - x, b - y);
    [x, y] = [a, b];
  }
  return length;
}

/** A point in the quarter from north (0) to east (1), by share of its arc length on screen. */
function quarterArc(rx: number, ry: number, p: number): (share: number) => [number, number] {
  const samples = 400;
  const at = (i: number): [number, number] => {
    const t = (i / samples) * (Math.PI / 2);
    return [rx * Math.sin(t) ** (2 / p), -ry * Math.max(0, Math.cos(t)) ** (2 / p)];
  };
  const length = [0];
  let before = at(0);
  for (let i = 1; i <= samples; ++i) {
    const point = at(i);
    length.push((length[i - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
    before = point;
  }
  const whole = length[samples] ?? 0;
  return (share) => at(length.findIndex((one) => one >= whole * share - 1e-9));
}

/** The sixteen spaces. Raven spaces are the four tips; within a quarter the points are equally spaced on screen. */
export function ringPoints(layout: Layout): RingPoint[] {
  const { cx, cy, rx, ry, p, k } = layout;
  const arc = quarterArc(rx, ry, p);
  return Array.from({ length: kSpaces }, (_, space) => {
    const quarter = space >> 2;
    const share = (space % 4) / 4;
    // Odd quarters are mirrored from the first, so they run the other way.
    const [ax, ay] = quarter % 2 === 0 ? arc(share) : arc(1 - share);
    const x = quarter < 2 ? ax : -ax;
    const y = quarter === 0 || quarter === 3 ? ay : -ay;
    return { space, x: cx + x, y: cy + y, nx: x / rx, ny: y / ry, scale: k * (1 + (0.07 * y) / ry) };
  });
}

/** Back to front. */
export function drawOrder(points: readonly RingPoint[]): RingPoint[] {
  return [...points].sort((a, b) => a.y - b.y || a.space - b.space);
}

/** The height of a level: up to four towers show in full, higher stacks nest like cups. */
export function levelStep(towers: number): number {
  return towers <= 4 ? kStep : kStep * (4 / towers) ** 0.8;
}

/** Sideways units per unit of height: the back half leans out, the front half in, so that stacks hide less. */
export function lean(point: Pick<RingPoint, 'nx' | 'ny'>): number {
  return point.nx * (point.ny > 0.02 ? -0.12 : 0.16);
}

export interface StackShape {
  step: number;
  /** Nested levels have slit windows, because little of them is visible. */
  nested: boolean;
  /** The base of each level, lowest first, in units from the centre of the plate. */
  levels: { x: number; y: number }[];
  /** Where pieces stand: the roof of the highest tower, or the ground. */
  top: { x: number; y: number };
  /** The size of the keep, if it is here. */
  keep: number;
}

const keepSizes = [0.92, 0.8, 0.7, 0.6, 0.55];
/** How far wizards rise above the roof that they stand on, in units. */
export const kHats = 60;
const tightestStep = 7.5;

/** The height of a keep of this size above the base of its tower, in units. */
function keepRoom(size: number): number {
  return kBody + 18 + 45 * size + 138 * size;
}

/** Fits a stack and the pieces on it below the ceiling: the keep shrinks first, then the stack nests tighter. */
export function stackShape(point: RingPoint, towers: number, castle: boolean, ceiling: number): StackShape {
  let step = levelStep(towers);
  let keep = keepSizes[0] ?? 1;
  const room = (point.y - ceiling) / point.scale;
  if (castle) {
    const fitting = keepSizes.find((size) => (towers - 1) * step + keepRoom(size) <= room);
    keep = fitting ?? keepSizes[keepSizes.length - 1] ?? keep;
  }
  const above = castle ? keepRoom(keep) : kRoof + kHats;
  if (towers > 1) step = Math.max(tightestStep, Math.min(step, (room - above) / (towers - 1)));
  const slope = lean(point);
  const levels = Array.from({ length: towers }, (_, i) => ({ x: i * step * slope, y: i === 0 ? 0 : -i * step }));
  const last = levels[levels.length - 1];
  const top = last ? { x: last.x, y: last.y - kRoof } : { x: 0, y: 0 };
  return { step, nested: step < 26, levels, top, keep };
}

/** Positions of up to six wizards on one surface, like bowling pins, so that every emblem is visible. */
export const kWizardPlaces: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 1]],
  [
    [-13, 1],
    [13, 1],
  ],
  [
    [-22, 1],
    [0, 6],
    [22, 1],
  ],
  [
    [0, -13],
    [-22, -1],
    [22, -1],
    [0, 9],
  ],
  [
    [-13, -12],
    [13, -12],
    [-25, 6],
    [0, 9],
    [25, 6],
  ],
  [
    [0, -19],
    [-13, -6],
    [13, -6],
    [-26, 7],
    [0, 10],
    [26, 7],
  ],
];
export const kWizardScale = 0.92;

/** Outline of a block of towers from the base of its lowest one, in units; `slope` as in `lean`. */
export function blockOutline(towers: number, step: number, slope = 0): string {
  const rise = step * (towers - 1);
  const [x, y] = [round(rise * slope), round(-kBody - rise - 10)];
  return `M-47.5 3L${x - 47.5} ${y}A47.5 22 0 0 1 ${x + 47.5} ${y}L47.5 3A47.5 23 0 0 1 -47.5 3Z`;
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}
