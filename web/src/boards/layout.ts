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

/** From this size on a table has its side column: the timeline above the players. */
const kColumn = { width: 1200, height: 640 };

/** The layout of a table: as above, but with the desktop layout as soon as its side column fits. */
export function tableShapeOf(width: number, height: number, em = 1): Shape {
  const shape = shapeOf(width, height, em);
  const isWide = width / em >= kColumn.width && height / em >= kColumn.height;
  return shape.kind === 'tablet' && isWide ? { ...shape, kind: 'desktop' } : shape;
}
