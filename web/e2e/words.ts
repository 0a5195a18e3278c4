// The texts of the page in each language, so that tests can look for what a person would look for. The page also keeps some
// words on one line; the accessibility tree and the locators see those spaces as any other.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';

export const kLanguages = ['en', 'pl', 'uk', 'cs'] as const;
export type Language = (typeof kLanguages)[number];

const folder = new URL('../src/texts/', import.meta.url);
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  const ready = bundles.get(language);
  if (ready) return ready;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    if (!file.endsWith(`${language}.ftl`)) continue;
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  }
  bundles.set(language, bundle);
  return bundle;
}

export type Say = (key: string, words?: Record<string, FluentVariable>) => string;

export function sayIn(language: Language): Say {
  const bundle = bundleOf(language);
  return (key, words = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text ${key} in ${language}`);
    return bundle.formatPattern(pattern, words);
  };
}
