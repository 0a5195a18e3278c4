// The contrast of the marks of legality, measured on a screenshot: the median colour of a mark's own pixels against the
// median of a ring of 3 px around them. The marks of every board have a `data-legal` attribute; nothing may move.
import type { Page } from 'playwright-core';

/** WCAG 1.4.11: graphical objects. */
export const kLeast = 3;
const kRing = 3;

export interface Contrast {
  /** The value of `data-legal`. */
  what: string;
  ratio: number;
  /** The number of its pixels. */
  pixels: number;
}

/** Runs in the page: hides or shows the marks, without what belongs to them. */
function show(isShown: boolean): void {
  for (const mark of document.querySelectorAll<HTMLElement | SVGElement>('[data-legal]')) {
    // The dark lines around the gold of a card are shadows of the same element.
    if (mark instanceof HTMLElement) mark.style.borderColor = isShown ? '' : 'transparent';
    else mark.style.visibility = isShown ? '' : 'hidden';
  }
}

interface Pictures {
  withMarks: string;
  without: string;
  reach: number;
}

/** Runs in the page: the pixels of a mark are those that change when it is hidden. */
async function measure({ withMarks, without, reach }: Pictures): Promise<Contrast[]> {
  const pixelsOf = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    canvas?.drawImage(picture, 0, 0);
    return canvas?.getImageData(0, 0, picture.width, picture.height) ?? new ImageData(1, 1);
  };
  const [one, other] = [await pixelsOf(withMarks), await pixelsOf(without)];
  const at = (i: number, channel: number): number => one.data[4 * i + channel] ?? 0;
  const differs = (i: number): boolean =>
    [0, 1, 2].some((channel) => Math.abs(at(i, channel) - (other.data[4 * i + channel] ?? 0)) > 24);
  const median = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
  const luminance = (colour: number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const colourOf = (pixels: number[]): number[] =>
    [0, 1, 2].map((channel) => median(pixels.map((i) => at(i, channel))));

  return [...document.querySelectorAll('[data-legal]')].flatMap((mark) => {
    const box = mark.getBoundingClientRect();
    if (box.width === 0 || box.right < 0 || box.bottom < 0 || box.left > one.width || box.top > one.height) return [];
    // The box of a path does not include its stroke.
    const margin = 8;
    const [left, right] = [Math.max(0, Math.floor(box.left - margin)), Math.min(one.width, box.right + margin)];
    const [top, bottom] = [Math.max(0, Math.floor(box.top - margin)), Math.min(one.height, box.bottom + margin)];
    const own = new Set<number>();
    for (let y = top; y < bottom; ++y) {
      for (let x = left; x < right; ++x) if (differs(y * one.width + x)) own.add(y * one.width + x);
    }
    const ring = new Set<number>();
    for (const i of own) {
      for (let dy = -reach; dy <= reach; ++dy) {
        for (let dx = -reach; dx <= reach; ++dx) {
          const near = i + dy * one.width + dx;
          if (dx * dx + dy * dy <= reach * reach && !own.has(near)) ring.add(near);
        }
      }
    }
    const [a, b] = [luminance(colourOf([...own])), luminance(colourOf([...ring]))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return [{ what: mark.getAttribute('data-legal') ?? '', ratio, pixels: own.size }];
  });
}

export async function contrastsOf(page: Page): Promise<Contrast[]> {
  const picture = async (): Promise<string> => (await page.screenshot()).toString('base64');
  const withMarks = await picture();
  await page.evaluate(show, false);
  const without = await picture();
  await page.evaluate(show, true);
  return page.evaluate(measure, { withMarks, without, reach: kRing });
}

/** A sentence for each mark that is too faint, or not to be seen at all. */
export async function faintMarks(page: Page): Promise<string[]> {
  return (await contrastsOf(page)).flatMap(({ what, ratio, pixels }) => {
    if (pixels < 6) return [`${what}: ${pixels} pixels`];
    return ratio < kLeast ? [`${what}: ${ratio.toFixed(2)}:1`] : [];
  });
}
