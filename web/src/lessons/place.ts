// Where the coach stands: at a place where it covers nothing that it speaks of, and as little else as possible.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Avoided extends Box {
  /** How bad it is to cover a pixel of it. */
  weight: number;
}

const kMargin = 8;
const kStep = 8;

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The corner of a panel of this size that covers least; of equal ones the first from the top, left before right. */
export function placeFor(
  panel: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  avoided: readonly Avoided[],
): { x: number; y: number } {
  const right = Math.max(kMargin, room.width - panel.width - kMargin);
  const bottom = Math.max(kMargin, room.height - panel.height - kMargin);
  let best = { x: kMargin, y: kMargin, cost: Infinity };
  for (let y = kMargin; y <= bottom; y += kStep) {
    for (let x = kMargin; x <= right; x += kStep) {
      const box = { x, y, ...panel };
      const cost = avoided.reduce((sum, one) => sum + one.weight * overlap(box, one), 0);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
