import { describe, expect, test } from 'vitest';
import {
  drawOrder,
  feetAt,
  kColumn,
  kEaves,
  kFlag,
  kPlate,
  kRoof,
  lakeOf,
  layoutFor,
  pileAt,
  pileFoot,
  slotPoints,
  towerPoints,
  towersBetween,
  type Layout,
} from '../src/boards/duel/geometry';

// Room for the ring: what bars, panels and the question leave. `strip`: what the timeline takes of it where it has no
// column; a short phone shows it elsewhere.
const sizes = [
  { name: 'desktop', width: 1920, height: 1080, left: 0, right: 1920, top: 168, bottom: 790, strip: 0 },
  { name: 'desktop', width: 3840, height: 2160, left: 0, right: 3840, top: 168, bottom: 1870, strip: 0 },
  { name: 'tablet', width: 1024, height: 768, left: 0, right: 1024, top: 144, bottom: 522, strip: 56 },
  { name: 'tablet', width: 1280, height: 720, left: 0, right: 1280, top: 144, bottom: 474, strip: 0 },
  { name: 'tablet', width: 1366, height: 768, left: 0, right: 1366, top: 144, bottom: 522, strip: 0 },
  { name: 'tablet', width: 1440, height: 900, left: 0, right: 1440, top: 144, bottom: 654, strip: 0 },
  { name: 'phone', width: 360, height: 640, left: 0, right: 360, top: 123, bottom: 372, strip: 0 },
  { name: 'phone', width: 390, height: 844, left: 0, right: 390, top: 123, bottom: 502, strip: 48 },
  { name: 'phone', width: 768, height: 1024, left: 0, right: 768, top: 123, bottom: 632, strip: 48 },
  { name: 'phone', width: 820, height: 1180, left: 0, right: 820, top: 123, bottom: 788, strip: 48 },
  { name: 'phone', width: 740, height: 360, left: 0, right: 428, top: 60, bottom: 360, strip: 0 },
  { name: 'phone', width: 844, height: 390, left: 0, right: 532, top: 60, bottom: 390, strip: 0 },
];

const kOutline = [
  [40, 51],
  [89, 51],
  [98, kEaves],
  [110, 44],
  [122, 33],
  [135, 22],
  [150, 13],
] as const;

const below = ({ plaque }: Layout): number => plaque.drop + plaque.ribbon + 1 + plaque.pill;

const rooms = sizes.flatMap((size) => [
  { ...size, timeline: false },
  { ...size, timeline: true, top: size.top + size.strip },
]);

describe.each(rooms)('the ring on a $name of $width x $height, timeline: $timeline', (size) => {
  const { timeline } = size;
  const layout = layoutFor(size.width, size.height, 1, { timeline });
  const { k, plaque, card } = layout;
  const plaques = layout.towers.map(({ x, y }) => ({
    ...{ left: x - plaque.width / 2, right: x + plaque.width / 2, top: y + plaque.drop, bottom: y + below(layout) },
  }));
  const cards = layout.slots.map(({ x, y }) => ({
    ...{ left: x - card / 2, right: x + card / 2, top: y - card * 0.7, bottom: y + card * 0.7 },
  }));
  const covers = (a: (typeof cards)[number], b: (typeof cards)[number]): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  test('has the kind of its size', () => expect(layout.kind).toBe(size.name));

  test('leaves the timeline a column or a strip', () => {
    if (layout.kind === 'phone') return;
    expect(layout.beside).toBe(size.strip === 0);
    if (layout.beside) expect(layout.margin).toBeGreaterThan(kColumn);
  });

  test('two looked-at cards fit in the lake without covering a plaque', () => {
    const lake = lakeOf(layout);
    expect(lake.width).toBeGreaterThan(150);
    const [east, west] = [plaques[1], plaques[5]];
    if (layout.kind === 'phone') expect(lake.top).toBeGreaterThan(east?.bottom ?? 0);
    else expect(lake.width).toBeLessThan((east?.left ?? 0) - (west?.right ?? 0));
  });

  test('nothing of it leaves its room', () => {
    for (const [i, { x, y }] of towerPoints(layout).entries()) {
      expect(x - kPlate.rx * k).toBeGreaterThanOrEqual(size.left);
      expect(x + kPlate.rx * k).toBeLessThanOrEqual(size.right);
      // The tower in the north has the round track and no roof.
      expect(y - (i === 0 ? 128 : kRoof) * k).toBeGreaterThanOrEqual(size.top);
    }
    for (const box of [...plaques, ...cards]) {
      expect(box.left).toBeGreaterThanOrEqual(size.left);
      expect(box.right).toBeLessThanOrEqual(size.right);
      expect(box.bottom).toBeLessThanOrEqual(size.bottom);
    }
  });

  test('no card lies on a plaque or on another card, and no plaque on another one', () => {
    // The plaque of the round track has no spell and is shorter.
    const shorter = plaques.map((one, i) => {
      const [x = 0, half] = [layout.towers[i]?.x, plaque.width * 0.34];
      return i === 0 ? { ...one, left: x - half, right: x + half, bottom: one.top + plaque.ribbon } : one;
    });
    const all = [...shorter, ...cards];
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) expect(covers(a, b), JSON.stringify([a, b])).toBe(false);
    }
  });

  test('no roof stands before the standing of another tower', () => {
    for (const [i, { x, y }] of layout.towers.entries()) {
      if (i === 0) continue;
      for (const [j, pill] of plaques.entries()) {
        if (j === 0 || j === i) continue;
        // Letters begin some pixels inside the pill.
        const words = { ...pill, left: pill.left + 8, right: pill.right - 8 };
        // From below the eaves to near the tip: half the width at a height, in units.
        for (const [high, half] of kOutline) {
          const roof = { left: x - half * k, right: x + half * k, top: y - high * k - 1, bottom: y - high * k + 1 };
          expect(covers(roof, words), JSON.stringify([roof, words])).toBe(false);
        }
      }
    }
  });

  test('the numbers of the piles are above the flag of the tower before them', () => {
    const { y, k: scale } = layout.piles;
    const large = Math.max(1, 0.62 / k);
    const flag = (layout.towers[3]?.y ?? 0) - (kRoof - 6 + 23 * large) * k;
    expect(y + pileFoot(scale) * scale).toBeLessThanOrEqual(Math.max(flag, (layout.towers[3]?.y ?? 0) - kFlag * k) + 4);
  });

  test('words can be read and a card is big enough for a thumb', () => {
    expect(plaque.font).toBeGreaterThanOrEqual(10);
    // 44 pixels: a card and the gap beside it are touchable.
    expect(card * 1.4).toBeGreaterThanOrEqual(40);
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
