// Chooses one of the three layouts for a screen.
export type LayoutKind = 'desktop' | 'tablet' | 'phone';

export interface Shape {
  kind: LayoutKind;
  /** A phone on its side. */
  low: boolean;
}

/** `em` is how much larger than usual text is: what is made of words takes that much more room. */
export function shapeOf(width: number, height: number, em = 1): Shape {
  const [w, h] = [width / em, height / em];
  const low = h < 540 && w > h * 1.2 && w > 480;
  // A tablet held upright is a big phone.
  if (w <= 600 || low || (w < 980 && h > w)) return { kind: 'phone', low };
  return { kind: w < 1700 || h < 900 ? 'tablet' : 'desktop', low };
}
