// Where everything on the ring is drawn: pure functions of the stage size, without rules.
//
// Lengths inside a piece are units (a tower is 92 units wide); each ring point has a scale from units to pixels. Space
// 0 is north and numbers run clockwise.

import type { Land } from '../../look/scene/shapes';
import { shapeOf, type LayoutKind } from '../layout';

export interface Layout extends Land {
  kind: LayoutKind;
  /** Whether the piles and the die are in the lake; otherwise they are beside the hand. */
  pool: boolean;
  /** A phone in landscape: the ring left, hand and question right. */
  low: boolean;
  width: number;
  height: number;
  /** The keep must not rise above this line. */
  ceiling: number;
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

/** `em` is the text size relative to the default; everything takes that much more room. */
export function layoutFor(width: number, height: number, em = 1): Layout {
  const [w, h] = [width / em, height / em];
  const { kind, low } = shapeOf(w, h);
  const make = { desktop: desktopLayout, tablet: tabletLayout, phone: low ? lowLayout : phoneLayout }[kind];
  return em === 1 ? make(w, h) : enlarged(make(w, h), em);
}

function enlarged(layout: Layout, em: number): Layout {
  const { width, height, cx, cy, rx, ry, k, ceiling } = layout;
  return {
    ...layout,
    ...{ width: width * em, height: height * em, cx: cx * em, cy: cy * em },
    ...{ rx: rx * em, ry: ry * em, k: k * em, ceiling: ceiling * em },
  };
}

function desktopLayout(width: number, height: number): Layout {
  const u = Math.min(width / 1920, height / 1080);
  return {
    ...{
      kind: 'desktop',
      pool: true,
      low: false,
      width,
      height,
      cx: width / 2 - 2,
      cy: 500 * u,
      rx: 506 * u,
      ry: 256 * u,
    },
    ...{ p: 1.75, k: 1.1 * u, bankX: 92, bankY: 58, shoreX: 118, shoreY: 74, cliff: 1, ceiling: 10 },
    ...{ plaque: 1, badge: 1 },
  };
}

// Hand, spells and seats are in a fixed strip at the bottom; the ring gets the rest.
function tabletLayout(width: number, height: number): Layout {
  const v = Math.max(0.4, (height - 230) / 538);
  return {
    ...{ kind: 'tablet', pool: true, low: false, width, height, cx: width / 2, cy: 334 * v },
    ...{ rx: Math.min(width * 0.381, 500 * v), ry: 170 * v },
    ...{ p: 1.75, k: 0.76 * v, bankX: 92, bankY: 58, shoreX: 118, shoreY: 74, cliff: 0.8, ceiling: 10 },
    ...{ plaque: 1.15, badge: 1 },
  };
}

// The mock is 360x640. A wider phone scales the ring; on a taller one the ring gets part of the extra height, the sky
// the rest.
function phoneLayout(width: number, height: number): Layout {
  const below = width > 600 ? 370 : 310;
  const w = Math.min(width / 360, Math.max(0.6, (height - below) / 330));
  const spare = Math.max(0, height - below - 330 * w);
  const [cy, ry] = [83 + 194 * w + spare * 0.5, 113 * w + spare * 0.22];
  return {
    ...{
      kind: 'phone',
      pool: width > 600,
      low: false,
      width,
      height,
      cx: width / 2,
      cy,
      rx: 146 * w,
      ry,
      p: 1.4,
      k: 0.38 * w,
    },
    ...{ bankX: 78, bankY: 62, shoreX: 100, shoreY: 74, cliff: 0.6, ceiling: 86 },
    ...{ plaque: Math.max(1.15, 1.75 / Math.sqrt(w)), badge: 1.4 },
  };
}

/** The width of the right side of a phone in landscape: three cards. */
export const kLowSide = 248;
// Leaves room above the ring for the seats and a high stack.
function lowLayout(width: number, height: number): Layout {
  const room = width - kLowSide;
  const ry = (height - 48) * 0.315;
  const rx = Math.min(room / 2 - 44, ry * 2.3);
  return {
    ...{
      kind: 'phone',
      pool: false,
      low: true,
      width,
      height,
      cx: room / 2,
      cy: 48 + (height - 48) * 0.565,
      rx,
      ry,
      p: 1.6,
    },
    ...{ k: Math.min(0.46, Math.max(0.3, rx / 400)), bankX: 66, bankY: 50, shoreX: 92, shoreY: 66, cliff: 0.4 },
    ...{ ceiling: 50, plaque: 1.6, badge: 1.3 },
  };
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
const tightestStep = 7.5;

/** The height of a keep of this size above the base of its tower, in units. */
function keepRoom(size: number): number {
  return kBody + 18 + 45 * size + 138 * size;
}

/** Fits a stack below the ceiling: the keep shrinks first, then the stack nests tighter. */
export function stackShape(point: RingPoint, towers: number, castle: boolean, ceiling: number): StackShape {
  let step = levelStep(towers);
  let keep = keepSizes[0] ?? 1;
  if (castle) {
    const room = (point.y - ceiling) / point.scale;
    const fitting = keepSizes.find((size) => (towers - 1) * step + keepRoom(size) <= room);
    keep = fitting ?? keepSizes[keepSizes.length - 1] ?? keep;
    if (towers > 1) step = Math.max(tightestStep, Math.min(step, (room - keepRoom(keep)) / (towers - 1)));
  }
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
