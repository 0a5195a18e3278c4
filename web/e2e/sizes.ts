// The sizes of the built files.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kPages } from './server.ts';
import { kLanguages, type Language } from './words.ts';

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export interface Page {
  name: string;
  /** Of everything that is loaded when it is opened first, compressed. */
  code: number;
}
export interface Sizes {
  /** The start page and what can be opened from it, the heaviest first. */
  pages: Page[];
  /** A reader fetches one language. */
  texts: Record<Language, number>;
  /** The largest: a table needs the host of one game. */
  wasm: number;
  /** The largest of the second modules (`mind-<game>.wasm`), which no first move needs. */
  mind: number;
}

const textFile = /(?:^|[./])(en|pl|uk|cs)-[\w-]+\.js$/;
const languageOf = (file: string): Language | undefined => kLanguages.find((one) => one === textFile.exec(file)?.[1]);
// As the bundler writes them: `import{a}from"./b.js"` at once, `import("./b.js")` when it is needed.
const atOnce = /\bimport\s*(?:[\w*{][^"'();]*from\s*)?["']\.\/([\w.-]+\.js)["']/g;
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
  /** With everything it imports at once. */
  #whole(file: string, into = new Set<string>()): Set<string> {
    if (into.has(file)) return into;
    into.add(file);
    for (const name of this.#named(file, atOnce)) this.#whole(name, into);
    return into;
  }
  #weigh(files: ReadonlySet<string>): number {
    return [...files].reduce((sum, file) => sum + gzipSync(this.#texts.get(file) ?? '', { level: 9 }).length, 0);
  }

  /** What is open already counts for what is opened from there. */
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
