// Cubic-bezier easing as in CSS, for positions that are sampled along a curve.
export type Easing = (t: number) => number;

export function bezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const along = (a: number, b: number, s: number): number =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;
  return (t) => {
    if (t <= 0 || t >= 1) return Math.min(1, Math.max(0, t));
    let [low, high] = [0, 1];
    for (let i = 0; i < 24; ++i) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < t) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}
