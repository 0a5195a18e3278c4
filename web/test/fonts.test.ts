// The letters of the fonts: every text is drawn with the files of its language, and the style sheet names them right.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kRanges } from '../build-steps/letters';

const css = readFileSync('src/look/fonts.css', 'utf8');
const kFaces = ['inter', 'vollkorn'];

function lettersOf(face: string, range: string): string {
  const rule = css.split('@font-face').find((one) => one.includes(`/${face}-${range}.woff2`)) ?? '';
  const list = /unicode-range:([^;]*);/.exec(rule)?.[1] ?? '';
  return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');
}

const sorted = (text: string): string => [...new Set(text)].toSorted().join('');

test('the style sheet has the letters of each file', () => {
  for (const face of kFaces) {
    for (const [range, { letters }] of Object.entries(kRanges)) {
      expect(lettersOf(face, range), `${face}-${range}`).toBe(sorted(letters));
    }
  }
});

test('no text needs a file of letters for names', () => {
  const files = { en: ['latin'], pl: ['latin', 'latin-ext'], uk: ['latin', 'cyrillic'], cs: ['latin', 'latin-ext'] };
  for (const [language, ranges] of Object.entries(files)) {
    const known = new Set(ranges.flatMap((range) => [...(kRanges[range]?.letters ?? '')]));
    const texts = readdirSync('src/texts').filter(
      (one) => one === `${language}.ftl` || one.endsWith(`.${language}.ftl`),
    );
    expect(texts.length).toBeGreaterThan(5);
    for (const file of texts) {
      const lines = readFileSync(`src/texts/${file}`, 'utf8').split('\n');
      const said = lines.filter((line) => !line.startsWith('#')).join('');
      expect([...new Set(said)].filter((one) => !known.has(one)).join(''), file).toBe('');
    }
  }
});
