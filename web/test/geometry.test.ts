import { describe, expect, test } from 'vitest';
import {
  blockOutline,
  drawOrder,
  kHats,
  kLowSide,
  kWizardPlaces,
  layoutFor,
  lean,
  levelStep,
  ringPoints,
  stackShape,
} from '../src/boards/towers/geometry';
import { curveThrough, pointsAlong, spacesBetween, waypoints } from '../src/boards/towers/flight';

const sizes = [
  { name: 'desktop', width: 1440, height: 900, cx: 550, cy: 369, rx: 421, ry: 194, p: 1.75, k: 0.91 },
  { name: 'tablet', width: 1024, height: 768, cx: 512, cy: 315, rx: 411, ry: 144, p: 1.75, k: 0.9 },
  { name: 'phone', width: 390, height: 844, cx: 195, cy: 387, rx: 150, ry: 153, p: 1.4, k: 0.49 },
];

describe.each(sizes)('the ring on a $name', (size) => {
  const layout = layoutFor(size.width, size.height);
  const points = ringPoints(layout);

  test('has the measures of the design', () => {
    expect(layout.kind).toBe(size.name);
    for (const key of ['cx', 'cy', 'rx', 'ry', 'p', 'k'] as const)
      expect(Math.abs(layout[key] - size[key]), key).toBeLessThan(key === 'k' ? 0.02 : 1);
  });

  test('raven spaces are the four tips, clockwise from north', () => {
    const { cx, cy, rx, ry } = layout;
    const tips = [0, 4, 8, 12].map((space) => [points[space]?.x, points[space]?.y]);
    const expected = [
      [cx, cy - ry],
      [cx + rx, cy],
      [cx, cy + ry],
      [cx - rx, cy],
    ];
    tips.forEach(([x, y], i) => {
      expect(x).toBeCloseTo(expected[i]?.[0] ?? NaN, 1);
      expect(y).toBeCloseTo(expected[i]?.[1] ?? NaN, 1);
    });
  });

  test('all spaces lie on the superellipse', () => {
    for (const { nx, ny } of points) expect(Math.abs(nx) ** layout.p + Math.abs(ny) ** layout.p).toBeCloseTo(1, 5);
  });

  test('is the same left and right, and above and below', () => {
    for (let i = 1; i < 8; ++i) {
      expect(points[i]?.nx).toBeCloseTo(-(points[16 - i]?.nx ?? NaN), 9);
      expect(points[i]?.ny).toBeCloseTo(points[16 - i]?.ny ?? NaN, 9);
    }
    for (let i = 1; i < 4; ++i) expect(points[i]?.ny).toBeCloseTo(-(points[8 - i]?.ny ?? NaN), 9);
  });

  test('inside a quarter the ways between spaces are equally long on screen', () => {
    const gap = (i: number): number => {
      const [a, b] = [points[i], points[i + 1]];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : NaN;
    };
    // Chords are slightly shorter than their arcs, most where the curve is sharpest.
    const gaps = [0, 1, 2, 3].map(gap);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.06);
  });

  test('pieces are a little smaller in the back', () => {
    expect(points[0]?.scale).toBeCloseTo(layout.k * 0.93, 9);
    expect(points[8]?.scale).toBeCloseTo(layout.k * 1.07, 9);
  });

  test('is drawn from back to front', () => {
    const ys = drawOrder(points).map((point) => point.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });

  test('no wizard reaches into the bar above the board, however high its stack', () => {
    for (const point of points) {
      for (let towers = 1; towers <= 9; ++towers) {
        const shape = stackShape(point, towers, false, layout.ceiling);
        const hats = point.y + (shape.top.y - kHats) * point.scale;
        if (shape.step > 7.5) expect(hats).toBeGreaterThan(layout.ceiling - 1);
        expect(shape.step).toBeLessThanOrEqual(levelStep(towers));
      }
    }
  });

  test('no keep leaves the board, however high its stack', () => {
    for (const point of points) {
      for (let towers = 0; towers <= 9; ++towers) {
        const shape = stackShape(point, towers, true, layout.ceiling);
        const base = towers > 0 ? -(shape.levels[towers - 1]?.y ?? 0) : -34;
        const top = base + 42 + 19 * shape.keep + 140 * shape.keep;
        if (shape.step > 7.5) expect(point.y - top * point.scale).toBeGreaterThan(layout.ceiling - 40);
        expect(shape.keep).toBeGreaterThanOrEqual(0.55);
        expect(shape.step).toBeGreaterThanOrEqual(7.5);
      }
    }
  });
});

test('a longer phone gives the ring more room', () => {
  const [short, long] = [layoutFor(390, 640), layoutFor(390, 844)];
  expect(long.ry).toBeGreaterThan(short.ry);
  expect(long.cy + long.ry).toBeLessThan(844 - 227);
});

test('four towers stand in full, nine nest into 141 units', () => {
  expect(levelStep(1)).toBe(30);
  expect(levelStep(4)).toBe(30);
  expect(levelStep(9) * 9).toBeCloseTo(141, 0);
});

test('the back half leans out, the front half in', () => {
  expect(lean({ nx: 1, ny: -0.5 })).toBeCloseTo(0.16);
  expect(lean({ nx: -1, ny: -0.5 })).toBeCloseTo(-0.16);
  expect(lean({ nx: 1, ny: 0.5 })).toBeCloseTo(-0.12);
});

test('up to six wizards have places of their own', () => {
  kWizardPlaces.forEach((places, count) => {
    expect(places).toHaveLength(count);
    expect(new Set(places.map(String)).size).toBe(count);
  });
});

test('a lone tower is outlined upright, a block along its lean', () => {
  expect(blockOutline(1, 30, 0.16)).toContain('L-47.5 -46');
  expect(blockOutline(3, 30, 0.1)).toContain('L-41.5 -106');
});

describe('flights', () => {
  const layout = layoutFor(1920, 1080);
  test('go round the ring, forward or back', () => {
    expect(spacesBetween(14, 1)).toEqual([14, 15, 0, 1]);
    expect(spacesBetween(1, 15, true)).toEqual([1, 0, 15]);
  });
  test('pass every space between, outside of the ring', () => {
    const points = ringPoints(layout);
    const way = waypoints(layout, points, spacesBetween(2, 6));
    expect(way.map((one) => one.space)).toEqual([3, 4, 5]);
    expect(way[1]?.x).toBeGreaterThan(points[4]?.x ?? Infinity);
  });
  test('begin and end where they should', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 0 },
    ];
    expect(curveThrough(corners)).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
    const along = pointsAlong(corners, 4);
    expect(along[0]).toEqual({ x: 0, y: 0 });
    expect(along[4]?.x).toBeCloseTo(10);
    expect(along[along.length - 1]).toEqual({ x: 20, y: 0 });
  });
});

describe('other screens', () => {
  const shown = [
    ['a small phone on its side', 640, 360],
    ['a phone on its side', 844, 390],
    ['a long phone on its side', 932, 430],
  ] as const;
  test.each(shown)('%s has the ring on the left', (_, width, height) => {
    const layout = layoutFor(width, height);
    expect([layout.kind, layout.low]).toEqual(['phone', true]);
    for (const { x, y, scale } of ringPoints(layout)) {
      expect(x - 57 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 57 * scale).toBeLessThanOrEqual(width - kLowSide);
      expect(y + 36 * scale).toBeLessThanOrEqual(height);
    }
  });

  test('a tablet held upright is a big phone with its piles in the lake', () => {
    const layout = layoutFor(768, 1024);
    expect([layout.kind, layout.low, layout.pool]).toEqual(['phone', false, true]);
    for (const { x, scale } of ringPoints(layout)) {
      expect(x - 57 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 57 * scale).toBeLessThanOrEqual(768);
    }
  });

  test('text too large for a phone makes the table higher than the screen, with a whole ring', () => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      const layout = layoutFor(width, height, 2, { hand: true, strip: true });
      expect(layout.tall).toBe(true);
      expect(layout.height).toBeGreaterThan(height);
      for (const { x, y } of ringPoints(layout)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(layout.ceiling);
        // The prompt and the hand are below it.
        expect(y).toBeLessThan(layout.height - 2 * layout.zone);
      }
    }
    expect(layoutFor(360, 640).tall).toBe(false);
  });
  test('text of twice the size is a screen of half the size', () => {
    const [big, half] = [layoutFor(1280, 720, 2), layoutFor(640, 360)];
    expect([big.kind, big.low]).toEqual([half.kind, half.low]);
    const [points, others] = [ringPoints(big), ringPoints(half)];
    points.forEach((point, i) => {
      expect(point.x).toBeCloseTo(2 * (others[i]?.x ?? NaN), 6);
      expect(point.y).toBeCloseTo(2 * (others[i]?.y ?? NaN), 6);
      expect(point.scale).toBeCloseTo(2 * (others[i]?.scale ?? NaN), 6);
    });
  });
});
