// The letters of the font files. A browser loads a file when a text has one of its letters (src/look/fonts.css).
const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const without = (text: string, other: string): string => [...text].filter((one) => !other.includes(one)).join('');

// Polish and Czech letters of Latin-1 are in the file that every language loads: two more files would cost more.
const kLatin = between(0x20, 0x7e) + '\u00A0«»·×ÁÉÍÓÚÝáéíóúý' + '–—‘’‚“”„…‹›−→←↑↓';
const kUkrainian = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

/** By file: the letters, and the file of the package that has them. */
export const kRanges: Readonly<Record<string, { from: string; letters: string }>> = {
  latin: { from: 'latin', letters: kLatin },
  'latin-ext': { from: 'latin-ext', letters: 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž' },
  cyrillic: { from: 'cyrillic', letters: kUkrainian },
  // Letters of names.
  'latin-more': { from: 'latin', letters: without(between(0xa1, 0xff) + '†•€', kLatin) },
  'latin-ext-more': { from: 'latin-ext', letters: 'ĹĺĽľŔŕŐőŰű' },
  'cyrillic-more': { from: 'cyrillic', letters: without(between(0x400, 0x45f), kUkrainian) + '\u0301№' },
};
