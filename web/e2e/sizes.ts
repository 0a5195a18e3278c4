// Measures the sizes of the built files.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kPages } from './server.ts';
import { kLanguages, type Language } from './words.ts';

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export interface Page {
  name: string;
  /** Compressed size of everything loaded when the page is opened first. */
  code: number;
}
export interface Sizes {
  /** The start page and the pages that can be opened from it, largest first. */
  pages: Page[];
  /** Per language; a reader fetches one of them. */
  texts: Record<Language, number>;
  /** The largest module: a table needs the host of one game. */
  wasm: number;
  /** The largest second module (`mind-<game>.wasm`), which the first move does not need. */
  mind: number;
}

const textFile = /(?:^|[./])(en|pl|uk|cs)-[\w-]+\.js$/;
const languageOf = (file: string): Language | undefined => kLanguages.find((one) => one === textFile.exec(file)?.[1]);
// Output of the bundler: `import{a}from"./b.js"` and `export{a}from"./b.js"` are static, `import("./b.js")` is loaded on
// demand.
const atOnce = /\b(?:import|export)\s*(?:[\w*{][^"'();]*from\s*)?["']\.\/([\w.-]+\.js)["']/g;
const later = /\bimport\(\s*[`"']\.\/([\w.-]+\.js)[`"']/g;

class Scripts {
  readonly #texts = new Map<string, string>();
  constructor(folder: string) {
    for (const file of readdirSync(join(folder, 'assets'))) {
      if (file.endsWith('.js')) this.#texts.set(file, readFileSync(join(folder, 'assets', file), 'utf8'));
    }
  }
  #named(by: string, how: RegExp): string[] {
    const names = [...(this.#texts.get(by) ?? '').matchAll(how)].map(([, name]) => name ?? '');
    return names.filter((name) => this.#texts.has(name) && !languageOf(name));
  }
  /** The file with all its static imports. */
  #whole(file: string, into = new Set<string>()): Set<string> {
    if (into.has(file)) return into;
    into.add(file);
    for (const name of this.#named(file, atOnce)) this.#whole(name, into);
    return into;
  }
  #weigh(files: ReadonlySet<string>): number {
    return [...files].reduce((sum, file) => sum + gzipSync(this.#texts.get(file) ?? '', { level: 9 }).length, 0);
  }

  /** The size of a page includes the files of the page it was opened from. */
  pages(first: string): Page[] {
    const open = new Map([[first, this.#whole(first)]]);
    for (const [, loaded] of open) {
      for (const file of loaded) {
        for (const name of this.#named(file, later)) {
          if (!open.has(name) && !loaded.has(name)) open.set(name, new Set([...loaded, ...this.#whole(name)]));
        }
      }
    }
    return [...open].map(([name, files]) => ({ name, code: this.#weigh(files) })).sort((a, b) => b.code - a.code);
  }
}

export function sizesOf(folder = kPages): Sizes {
  const sizes: Sizes = { pages: [], texts: { en: 0, pl: 0, uk: 0, cs: 0 }, wasm: 0, mind: 0 };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const language = languageOf(file);
    if (!language && !file.endsWith('.wasm')) continue;
    const weight = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    if (language) sizes.texts[language] += weight;
    else if (basename(file).startsWith('mind-')) sizes.mind = Math.max(sizes.mind, weight);
    else sizes.wasm = Math.max(sizes.wasm, weight);
  }
  const first = /<script\b[^>]*src="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  sizes.pages = new Scripts(folder).pages(basename(first));
  return sizes;
}
