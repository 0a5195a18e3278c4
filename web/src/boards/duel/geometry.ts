// Where everything on the ring is drawn: pure functions of the stage size, without rules.
//
// Lengths inside a piece are units (a card is 88 units wide); `k` converts them to pixels. Places run clockwise from
// north: a tower, the slot after it, the next tower, and so on.
import type { Land } from '../../look/scene/shapes';
import { shapeOf, type LayoutKind } from '../layout';

export interface Layout extends Land {
  kind: LayoutKind;
  /** A phone in landscape: the ring left, question and cards right. */
  low: boolean;
  /** So little room, or such large text, that everything else is below the ring and scrolls. */
  tight: boolean;
  width: number;
  /** The height of the stage: the viewport, or the part of it with the ring. */
  height: number;
  /** How much further out than the towers the slots at the sides are. */
  side: number;
  /** Scale of numbers that would be too small to read. */
  plaque: number;
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
/** Where a character stands on the plate of its tower. */
export const kFeet = { x: -56, y: 28 };
/** Where the secret card of a tower sticks out. */
export const kSecret = { x: 40, y: 20 };
/** The corners of the draw pile and the discard pile in the lake. */
export const kPiles = { draw: { x: -53, y: -45 }, discard: { x: 57, y: -45 } };

/**
 * `em` is the text size relative to the default; everything takes that much more room. `more` is extra height below a
 * phone's ring.
 */
export function layoutFor(width: number, height: number, em = 1, more = 0): Layout {
  const [w, h] = [width / em, height / em];
  const { kind, low } = shapeOf(w, h);
  const phone = low ? lowLayout : h < kTightBelow ? tightLayout : phoneLayout;
  const layout = { desktop: desktopLayout, tablet: tabletLayout, phone }[kind](w, h, more);
  const { cx, cy, rx, ry, k } = layout;
  return {
    ...{ ...layout, width, height: layout.height * em },
    ...{ cx: cx * em, cy: cy * em, rx: rx * em, ry: ry * em, k: k * em },
  };
}

function desktopLayout(width: number, height: number): Layout {
  // The ring is between the two panels, above the question and the balance.
  const u = Math.min((width - 850) / 1070, height / 1080);
  return {
    ...{
      kind: 'desktop',
      low: false,
      tight: false,
      width,
      height,
      cx: width / 2,
      cy: 470 * u,
      rx: 360 * u,
      ry: 232 * u,
      p: 2,
    },
    ...{ k: u, bankX: 180, bankY: 96, shoreX: 92, shoreY: 60, cliff: 1, side: 1.18, plaque: 1 },
  };
}

/** The width of a player's column beside the ring of a tablet. */
export const kTabletSide = 256;
// Player columns left and right; question and balance below the ring.
function tabletLayout(width: number, height: number): Layout {
  const [room, high] = [width - 2 * kTabletSide, Math.max(260, height - 64 - 178)];
  const k = Math.min(room / 820, high / 690);
  const ry = Math.min(high * 0.36, 300 * k);
  return {
    ...{
      kind: 'tablet',
      low: false,
      tight: false,
      width,
      height,
      cx: width / 2,
      cy: 64 + high * 0.53,
      rx: 296 * k,
      ry,
      p: 2,
      k,
    },
    ...{ bankX: 120, bankY: 76, shoreX: 92, shoreY: 60, cliff: 0.6, side: 1.2, plaque: 1.3 },
  };
}

// The mock is 360x640: a strip for the other player above the ring, the player's own cards below it.
const kPhoneTop = 92;
const kPhoneFoot = 314;
function phoneLayout(width: number, height: number, more: number): Layout {
  const high = Math.max(200, height - kPhoneTop - kPhoneFoot - more);
  const k = Math.min((0.43 * width) / 360, (0.43 * high) / 250);
  const ry = Math.min((90 * high) / 250, 330 * k);
  return {
    ...{
      kind: 'phone',
      low: false,
      tight: false,
      width,
      height,
      cx: width / 2,
      cy: kPhoneTop + high * 0.58,
      rx: 274 * k,
      ry,
      p: 2,
    },
    ...{ k, bankX: 126, bankY: 56, shoreX: 92, shoreY: 60, cliff: 0.5, side: 1.2, plaque: 1.55 },
  };
}

const kTightBelow = 620;
function tightLayout(width: number): Layout {
  const k = (0.43 * width) / 360;
  return {
    ...{ kind: 'phone', low: false, tight: true, width, height: 706 * k, cx: width / 2, cy: 386 * k, rx: 274 * k },
    ...{ ry: 242 * k, p: 2, k, bankX: 126, bankY: 56, shoreX: 92, shoreY: 60, cliff: 0.5, side: 1.2, plaque: 1.55 },
  };
}

/** The width of the right side of a phone in landscape. */
export const kLowSide = 288;
function lowLayout(width: number, height: number): Layout {
  const [room, high] = [width - kLowSide, height - 50];
  const k = Math.min(room / 800, high / 640);
  return {
    ...{
      kind: 'phone',
      low: true,
      tight: false,
      width,
      height,
      cx: room / 2,
      cy: 50 + high * 0.56,
      rx: 290 * k,
      ry: high * 0.35,
    },
    ...{ p: 2, k, bankX: 110, bankY: 50, shoreX: 92, shoreY: 60, cliff: 0.3, side: 1.2, plaque: 1.55 },
  };
}

const turned = (layout: Layout, degrees: number, fx: number, fy: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: layout.cx + layout.rx * fx * Math.sin(angle), y: layout.cy - layout.ry * fy * Math.cos(angle) };
};

/** The centre of each tower's plate, in ring order. */
export function towerPoints(layout: Layout): Point[] {
  return Array.from({ length: kTowers }, (_, i) => turned(layout, 60 * i, 1, 1));
}

/** The centre of the card in each slot. Slots at the sides are further out, where there is room. */
export function slotPoints(layout: Layout): Point[] {
  return Array.from({ length: kTowers }, (_, i) => {
    const degrees = 60 * i + 30;
    const isSide = degrees === 90 || degrees === 270;
    const at = turned(layout, degrees, isSide ? layout.side : 1.08, isSide ? 1 : 0.98);
    return isSide ? { x: at.x, y: at.y + 20 * layout.k } : at;
  });
}

/** Back to front; the depth of a card is that of its lower edge. */
export function drawOrder(layout: Layout): { kind: 'tower' | 'slot'; index: number; at: Point }[] {
  const towers = towerPoints(layout).map((at, index) => ({ kind: 'tower' as const, index, at, depth: at.y }));
  const slots = slotPoints(layout).map((at, index) => ({
    ...{ kind: 'slot' as const, index, at, depth: at.y + 40 * layout.k },
  }));
  return [...towers, ...slots].sort((a, b) => a.depth - b.depth || a.index - b.index);
}

/** Feet of a character, in pixels. */
export function feetAt(layout: Layout, tower: number): Point {
  const at = towerPoints(layout)[tower] ?? { x: layout.cx, y: layout.cy };
  return { x: at.x + kFeet.x * layout.k, y: at.y + kFeet.y * layout.k };
}

/** The centre of the top card of a pile in the lake, in pixels. */
export function pileAt(layout: Layout, pile: 'draw' | 'discard'): Point {
  const { x, y } = kPiles[pile];
  return { x: layout.cx + x * layout.k, y: layout.cy + y * layout.k };
}

/** The towers on a walk, including both ends, the shorter way round. */
export function towersBetween(from: number, to: number): number[] {
  const ahead = (to - from + kTowers) % kTowers;
  const back = ahead > kTowers / 2;
  const steps = back ? kTowers - ahead : ahead;
  return Array.from({ length: steps + 1 }, (_, i) => (from + (back ? -i : i) + kTowers) % kTowers);
}

export const round = (n: number): number => Math.round(n * 10) / 10;
