// Measures how well the marks of legality stand out, from a screenshot: the median colour of a mark's own pixels against
// the median of a ring of 3 pixels outside it.
import type { Page } from 'playwright-core';

export interface Contrast {
  /** What is marked: `tower RED`, `slot GRE|YEL`. */
  name: string;
  ratio: number;
}

/** Measures every mark that is drawn as a stroke in a picture (`data-mark`) or as the edge of a button (`data-legal`). */
export async function contrastsOf(page: Page): Promise<Contrast[]> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(measure, picture);
}

/** Runs in the page. */
async function measure(picture: string): Promise<Contrast[]> {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const scale = bitmap.width / innerWidth;
  type Colour = [number, number, number];
  const colourAt = (x: number, y: number): Colour | undefined => {
    const [px, py] = [Math.round(x * scale), Math.round(y * scale)];
    if (px < 0 || py < 0 || px >= bitmap.width || py >= bitmap.height) return undefined;
    const at = 4 * (py * bitmap.width + px);
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const median = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const middle = (all: Colour[]): Colour => [0, 1, 2].map((i) => median(all.map((one) => one[i] ?? 0))) as Colour;
  const light = (colour: Colour): number => {
    const [r = 0, g = 0, b = 0] = colour.map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratioOf = (own: Colour[], ring: Colour[]): number => {
    const [a, b] = [light(middle(own)), light(middle(ring))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const kRing = 3;
  /** Sorts the pixels around a box into the mark itself and the ring outside it. */
  function ratio(box: DOMRect, isOwn: (x: number, y: number) => boolean, isInside: (x: number, y: number) => boolean) {
    const [own, ring]: [Colour[], Colour[]] = [[], []];
    const [left, top] = [Math.floor(box.left) - 2 * kRing, Math.floor(box.top) - 2 * kRing];
    const [wide, high] = [Math.ceil(box.width) + 4 * kRing + 1, Math.ceil(box.height) + 4 * kRing + 1];
    const owned = new Uint8Array(wide * high);
    for (let i = 0; i < owned.length; ++i) owned[i] = isOwn(left + (i % wide), top + Math.floor(i / wide)) ? 1 : 0;
    const near = [-kRing, -2, -1, 1, 2, kRing].flatMap((d) => [d, d * wide]);
    for (let y = kRing; y < high - kRing; ++y) {
      for (let x = kRing; x < wide - kRing; ++x) {
        const i = y * wide + x;
        const isRing = !owned[i] && near.some((d) => owned[i + d]) && !isInside(left + x, top + y);
        const colour = owned[i] || isRing ? colourAt(left + x, top + y) : undefined;
        if (colour) (isRing ? ring : own).push(colour);
      }
    }
    return own.length > 0 && ring.length > 0 ? ratioOf(own, ring) : 0;
  }
  const found: Contrast[] = [];
  for (const mark of document.querySelectorAll<SVGGeometryElement>('[data-mark]')) {
    const holder = mark.closest('[data-tower], [data-slot]');
    const name = `tower ${holder?.getAttribute('data-tower') ?? ''} slot ${holder?.getAttribute('data-slot') ?? ''}`;
    const matrix = mark.getScreenCTM()?.inverse();
    if (!matrix) continue;
    const at = (x: number, y: number): DOMPoint => new DOMPoint(x, y).matrixTransform(matrix);
    const wide = (parseFloat(getComputedStyle(mark).strokeWidth) || 0) / 2 / matrix.a;
    const { left, top, width, height } = mark.getBoundingClientRect();
    const box = new DOMRect(left - wide, top - wide, width + 2 * wide, height + 2 * wide);
    const isInside = (x: number, y: number): boolean => mark.isPointInFill(at(x, y));
    found.push({ name, ratio: ratio(box, (x, y) => mark.isPointInStroke(at(x, y)), isInside) });
  }
  for (const mark of document.querySelectorAll<HTMLElement>('button[data-legal]')) {
    const style = getComputedStyle(mark, '::after');
    // The place of a pseudo-element is counted from inside the border of its button.
    const out = -parseFloat(style.top) - mark.clientLeft;
    const edge = parseFloat(style.borderTopWidth);
    const { left, top, width, height } = mark.getBoundingClientRect();
    // Scrolled out of sight.
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width === 0 || !edge || !met || !mark.contains(met)) continue;
    const box = new DOMRect(left - out, top - out, width + 2 * out, height + 2 * out);
    const within = (x: number, y: number, by: number): boolean =>
      x >= box.left + by && x < box.right - by && y >= box.top + by && y < box.bottom - by;
    const isOwn = (x: number, y: number): boolean => within(x, y, 0) && !within(x, y, edge);
    found.push({ name: mark.dataset['about'] ?? '', ratio: ratio(box, isOwn, (x, y) => within(x, y, edge)) });
  }
  return found;
}
