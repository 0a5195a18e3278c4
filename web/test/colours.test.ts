// Checks that the six seats can be distinguished: ΔE*ab (CIE76) of every pair, with normal vision and with each of the
// three kinds of colour blindness (Machado, Oliveira, Fernandes 2009, full severity, in linear RGB).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const visions: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const kLeast = 20;

const file = (name: string): string => readFileSync(join(import.meta.dirname, '../src/look', name), 'utf8');
function colourIn(css: string, selector: string, name: string): string | undefined {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  return new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(block)?.[1];
}
const seatsCss = file('seats.css');
const themesCss = file('colours.css');
function known(colour: string | undefined): string {
  if (!colour) throw new Error('a colour is missing');
  return colour;
}
const colourOf = (seat: string): string => known(colourIn(seatsCss, `.tones-${seat}`, 'c'));
// A theme defines only what differs from night.
const inTheme = (theme: string, name: string): string =>
  known(colourIn(themesCss, theme, name) ?? colourIn(themesCss, ':root', name));

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (by: Matrix, c: Triple): Triple => [dot(by[0], c), dot(by[1], c), dot(by[2], c)];
const inGamut = (c: number): number => Math.min(1, Math.max(0, c));

function rgbOf(hex: string): Triple {
  const part = (at: number): number => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

// sRGB primaries under D65.
const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
function labOf(rgb: Triple): Triple {
  const [x, y, z] = times(toXyz, rgb);
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
function seen(hex: string, vision: Matrix): Triple {
  const [r, g, b] = times(vision, rgbOf(hex));
  return labOf([inGamut(r), inGamut(g), inGamut(b)]);
}
const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function contrast(a: string, b: string): number {
  const light = (hex: string): number => dot([0.2126, 0.7152, 0.0722], rgbOf(hex));
  const [bright = 0, dark = 0] = [light(a), light(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
const pairs = seats.flatMap((a, i) => seats.slice(i + 1).map((b) => [a, b] as const));

describe('seat colours', () => {
  test('the measure knows what is known', () => {
    const normal = visions['normal'] as Matrix;
    expect(labOf(rgbOf('#ffffff'))[0]).toBeCloseTo(100, 1);
    expect(distance(seen('#ff0000', normal), seen('#00ff00', normal))).toBeCloseTo(170.6, 0);
    // A protanope cannot distinguish red and green of the same brightness.
    const protan = visions['protan'] as Matrix;
    expect(distance(seen('#7a5a00', protan), seen('#6e6400', protan))).toBeLessThan(8);
  });

  test.each(Object.entries(visions))('every pair is far apart: %s', (_, vision) => {
    const near = pairs
      .map(([a, b]) => ({
        pair: a + b,
        apart: distance(seen(colourOf(a), vision), seen(colourOf(b), vision)),
      }))
      .filter((one) => one.apart < kLeast);
    expect(near).toEqual([]);
  });
});

// WCAG 2: text of normal size.
const kReadable = 4.5;
const words = [
  ['text', 'panel'],
  ['text', 'panel2'],
  ['muted', 'panel'],
  ['muted', 'panel2'],
  ['gold', 'panel'],
  ['warn', 'panel'],
  ['magic', 'panel'],
  ['gold-ink', 'gold2'],
] as const;

describe.each([':root', ":root[data-theme='light']"])('text of %s', (theme) => {
  test.each(words)('%s is readable on %s', (ink, ground) => {
    expect(contrast(inTheme(theme, ink), inTheme(theme, ground))).toBeGreaterThanOrEqual(kReadable);
  });
});
