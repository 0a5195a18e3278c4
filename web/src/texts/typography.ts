// Spaces at which a line must not end: after a word of one letter, between a number and its word, before a dash.
import type { Language } from './texts.svelte';

const kNoBreak = '\u00A0';
const afterNumber = (text: string): string => text.replace(/(\d) (?=%|\p{L})/gu, `$1${kNoBreak}`);
// Several such words may follow each other.
const afterWords = (text: string, words: RegExp): string =>
  text.replace(words, (_, before: string, found: string) => before + found.replaceAll(' ', kNoBreak));

const binders: Partial<Record<Language, (text: string) => string>> = {
  pl: (text) =>
    afterWords(text, /(^|[^\p{L}\p{N}])((?:[aiouwz] )+)/giu)
      .replace(/ (?=–)/g, kNoBreak)
      .replace(/(\d) (?=s(?!\p{L}))/gu, `$1${kNoBreak}`),
  uk: (text) =>
    afterNumber(text)
      .replace(/ (?=—)/g, kNoBreak)
      .replace(/(\d\u00A0з) (?=\d)/g, `$1${kNoBreak}`),
  cs: (text) => afterNumber(afterWords(text, /(^|[^\p{L}\p{N}])((?:[ksvzouai] )+)/giu)).replace(/ (?=–)/g, kNoBreak),
};

/** Makes those spaces of a text no-break spaces. English has none. */
export function bindWords(language: Language, text: string): string {
  return binders[language]?.(text) ?? text;
}
