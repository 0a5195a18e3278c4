// The path of a piece round the ring: over each space it passes, outside the stacks. Ghosts draw it, animations follow
// it.
import { kSpaces, round, type Layout, type RingPoint } from './geometry';

export interface Waypoint {
  space: number;
  x: number;
  y: number;
}

/** The spaces from one to another, including both, in the given direction. */
export function spacesBetween(from: number, to: number, backward = false): number[] {
  const steps = backward ? (from - to + kSpaces) % kSpaces : (to - from + kSpaces) % kSpaces;
  return Array.from({ length: steps + 1 }, (_, i) => (from + (backward ? -i : i) + kSpaces) % kSpaces);
}

/** Waypoints above the outer edge of each space passed, except the first and the last. */
export function waypoints(layout: Layout, points: readonly RingPoint[], way: readonly number[]): Waypoint[] {
  return way.slice(1, -1).flatMap((space) => {
    const point = points[space];
    if (!point) return [];
    // Outside the plate, and a little higher in the back, where a stack would hide it.
    const out = layout.kind === 'phone' ? 50 : 64;
    const x = point.x + point.nx * out * point.scale;
    const y = point.y + point.ny * 22 * point.scale - 30 * point.scale;
    return [{ space, x, y }];
  });
}

export interface At {
  x: number;
  y: number;
}

/** A smooth curve through all points (Catmull-Rom, written as cubic Béziers). */
export function curveThrough(points: readonly At[]): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i + 1 < points.length; ++i) {
    const [a, b, c, e] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    if (!a || !b || !c || !e) break;
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
    d += `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(c.x)} ${round(c.y)}`;
  }
  return d;
}

/** Points along the same curve for keyframes, `per` of them between two neighbours. */
export function pointsAlong(points: readonly At[], per = 8): At[] {
  const all: At[] = [];
  for (let i = 0; i + 1 < points.length; ++i) {
    const [a, b, c, e] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    if (!a || !b || !c || !e) break;
    for (let j = 0; j < per; ++j) {
      const t = j / per;
      const mix = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
      all.push({ x: mix(a.x, b.x, c.x, e.x), y: mix(a.y, b.y, c.y, e.y) });
    }
  }
  const last = points[points.length - 1];
  return last ? [...all, last] : all;
}
