// Chooses one of the three layouts for a screen.
export type LayoutKind = 'desktop' | 'tablet' | 'phone';

export interface Shape {
  kind: LayoutKind;
  /** A phone in landscape. */
  low: boolean;
}

/** `em` is the text size relative to the default; text takes that much more room. */
export function shapeOf(width: number, height: number, em = 1): Shape {
  const [w, h] = [width / em, height / em];
  const low = h < 540 && w > h * 1.2 && w > 480;
  // A tablet in portrait gets the phone layout.
  if (w <= 600 || low || (w < 980 && h > w)) return { kind: 'phone', low };
  return { kind: w < 1700 || h < 900 ? 'tablet' : 'desktop', low };
}
