// Subsets the two typefaces to the letters of our texts. A browser loads only the files whose range it needs
// (src/look/fonts.css), so English readers never load Cyrillic letters, and letters that only names of players have are
// in files of their own.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { kRanges } from './letters.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}src/look/fonts`;

// The design uses weights 500 to 800 of the sans. Of the serif, 700 and 800 hardly differ: one weight between them
// takes 40 % less than both.
const faces = [
  { name: 'inter', wght: { min: 500, max: 800, default: 500 } },
  { name: 'vollkorn', wght: 740 },
] as const;
// Kerning, accents, and the figures that the page asks for. Inter has dozens more, with glyphs for each.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'];

async function cut(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stamp = createHash('sha256')
    .update(JSON.stringify([kRanges, faces, keepFeatures]))
    .digest('hex');
  const isFresh = existsSync(`${folder}/stamp`) && (await readFile(`${folder}/stamp`, 'utf8')) === stamp;
  for (const { name, wght } of faces) {
    for (const [range, { from, letters }] of Object.entries(kRanges)) {
      const target = `${folder}/${name}-${range}.woff2`;
      if (isFresh && existsSync(target)) continue;
      const source = `${root}node_modules/@fontsource-variable/${name}/files/${name}-${from}-wght-normal.woff2`;
      const font = await subsetFont(await readFile(source), letters, {
        ...{ targetFormat: 'woff2' as const, variationAxes: { wght }, keepFeatures },
        // Screens are sharp enough, and phones ignore hints.
        noHinting: true,
      });
      await writeFile(target, font);
    }
  }
  await writeFile(`${folder}/stamp`, stamp);
}

export function fonts(): Plugin {
  return { name: 'spires-fonts', enforce: 'pre', buildStart: cut };
}
