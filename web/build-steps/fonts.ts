// Subsets the two typefaces to the letters of our languages. A browser loads only the files whose range it needs
// (src/look/fonts.css), so English readers never load Cyrillic letters.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}src/look/fonts`;

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

// Player names may use any Latin-1 letter; the rest is what Polish, Czech and Slovak add.
const letters = {
  latin: between(0x20, 0x7e) + between(0xa0, 0xff) + '–—‘’‚“”„†•…‹›€−×→←↑↓',
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰű',
  cyrillic: between(0x400, 0x45f) + 'Ґґ' + '\u0301' + '№',
} as const;

// The design uses weights 500 to 800 of the sans and 700 to 800 of the serif.
const faces = [
  { name: 'inter', weights: { min: 500, max: 800 } },
  { name: 'vollkorn', weights: { min: 600, max: 800 } },
] as const;

async function cut(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const face of faces) {
    for (const [range, text] of Object.entries(letters)) {
      const target = `${folder}/${face.name}-${range}.woff2`;
      if (existsSync(target)) continue;
      const source = `${root}node_modules/@fontsource-variable/${face.name}/files/${face.name}-${range}-wght-normal.woff2`;
      const font = await subsetFont(await readFile(source), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: { ...face.weights, default: face.weights.min } },
      });
      await writeFile(target, font);
    }
  }
}

export function fonts(): Plugin {
  return { name: 'spires-fonts', enforce: 'pre', buildStart: cut };
}
