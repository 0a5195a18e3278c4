import { describe, expect, test } from 'vitest';
import {
  drawOrder,
  feetAt,
  kCard,
  kPlate,
  layoutFor,
  pileAt,
  slotPoints,
  towerPoints,
  towersBetween,
} from '../src/boards/duel/geometry';

// Room for the ring: what bars, panels and the question leave.
const sizes = [
  { name: 'desktop', width: 1920, height: 1080, left: 424, right: 1496, top: 64, bottom: 830 },
  { name: 'desktop', width: 3840, height: 2160, left: 824, right: 3016, top: 64, bottom: 1660 },
  { name: 'tablet', width: 1024, height: 768, left: 256, right: 768, top: 56, bottom: 590 },
  { name: 'tablet', width: 1366, height: 768, left: 256, right: 1110, top: 56, bottom: 590 },
  { name: 'phone', width: 360, height: 640, left: 0, right: 360, top: 92, bottom: 334 },
  { name: 'phone', width: 390, height: 844, left: 0, right: 390, top: 92, bottom: 538 },
  { name: 'phone', width: 740, height: 360, left: 0, right: 452, top: 44, bottom: 360 },
];

describe.each(sizes)('the ring on a $name of $width x $height', (size) => {
  const layout = layoutFor(size.width, size.height);
  const { k } = layout;

  test('has the kind of its size', () => expect(layout.kind).toBe(size.name));

  test('nothing of it leaves its room', () => {
    for (const [i, { x, y }] of towerPoints(layout).entries()) {
      expect(x - kPlate.rx * k).toBeGreaterThanOrEqual(size.left);
      expect(x + kPlate.rx * k).toBeLessThanOrEqual(size.right);
      // The tip of a roof is 170 units above the plate; the tower in the north has the round track and no roof.
      expect(y - (i === 0 ? 116 : 170) * k).toBeGreaterThanOrEqual(size.top);
      expect(y + (kPlate.ry + kPlate.side) * k).toBeLessThanOrEqual(size.bottom);
    }
    for (const { x, y } of slotPoints(layout)) {
      expect(x - (kCard.width / 2) * k).toBeGreaterThanOrEqual(size.left);
      expect(x + (kCard.width / 2) * k).toBeLessThanOrEqual(size.right);
      expect(y + (kCard.height / 2) * k).toBeLessThanOrEqual(size.bottom);
    }
  });

  test('a card is big enough for a thumb, and no two can be mistaken for each other', () => {
    const places = slotPoints(layout);
    // 44 pixels: a card and the gap beside it are touchable.
    expect(kCard.height * k).toBeGreaterThanOrEqual(44);
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) > kCard.width * k || Math.abs(a.y - b.y) > kCard.height * k;
        expect(apart).toBe(true);
      }
    }
  });

  test('is the same left and right', () => {
    const [towers, slots] = [towerPoints(layout), slotPoints(layout)];
    for (const [a, b] of [
      [1, 5],
      [2, 4],
    ] as const) {
      expect((towers[a]?.x ?? 0) - layout.cx).toBeCloseTo(layout.cx - (towers[b]?.x ?? 0), 6);
      expect(towers[a]?.y).toBeCloseTo(towers[b]?.y ?? NaN, 6);
    }
    expect((slots[1]?.x ?? 0) - layout.cx).toBeCloseTo(layout.cx - (slots[4]?.x ?? 0), 6);
  });
});

test('text of twice the size gets the layout of half the room, drawn twice as large', () => {
  const [large, small] = [layoutFor(2048, 1536, 2), layoutFor(1024, 768)];
  expect(large.kind).toBe(small.kind);
  expect(large.k).toBeCloseTo(2 * small.k, 9);
  expect(large.cx).toBeCloseTo(2 * small.cx, 9);
});

test('everything is drawn from back to front, towers and slots by turns round the ring', () => {
  const order = drawOrder(layoutFor(1920, 1080));
  expect(order).toHaveLength(12);
  expect(order[0]).toMatchObject({ kind: 'tower', index: 0 });
  expect(order.at(-1)).toMatchObject({ kind: 'slot' });
});

test('a walk takes the shorter way', () => {
  expect(towersBetween(0, 1)).toEqual([0, 1]);
  expect(towersBetween(1, 5)).toEqual([1, 0, 5]);
  expect(towersBetween(4, 2)).toEqual([4, 3, 2]);
  expect(towersBetween(0, 3)).toHaveLength(4);
});

test('feet stand on the plate, piles lie in the lake', () => {
  const layout = layoutFor(1920, 1080);
  const plate = towerPoints(layout)[3];
  expect(Math.abs(feetAt(layout, 3).x - (plate?.x ?? 0))).toBeLessThan(kPlate.rx);
  for (const pile of ['draw', 'discard'] as const) {
    expect(Math.abs(pileAt(layout, pile).x - layout.cx)).toBeLessThan(layout.rx / 2);
  }
});
