// Words that the voice of a language has no use for (docs/voice.md): another way to address the reader, a sentence that
// depends on a player's gender, a term that another word has replaced, wrong quotation marks and dashes.
import { describe, expect, test } from 'vitest';
import type { Language } from '../src/texts/texts.svelte';

const files = import.meta.glob<string>('../src/texts/*.ftl', { query: '?raw', import: 'default', eager: true });

/** Values of messages, one line each, without comments, keys and the text within braces. */
function linesOf(language: Language, isLeftOut: (path: string) => boolean = () => false): string[] {
  return Object.entries(files)
    .filter(([path]) => new RegExp(`[./]${language}\\.ftl$`).test(path) && !isLeftOut(path))
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^-?[a-zA-Z][\w-]* =/, '').replace(/\{[^{}]*\}|\{ \$\w+ ->$/g, '{}'));
}
const word = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
const found = (language: Language, unwanted: RegExp, isLeftOut?: (path: string) => boolean): string[] =>
  linesOf(language, isLeftOut).filter((line) => unwanted.test(line));

describe('English', () => {
  test('talks to one person and names the others', () => {
    expect(
      found('en', word('whoever', 'somebody', 'nobody', 'everybody', 'oneself', 'one’s own', 'the others')),
    ).toEqual([]);
  });
  test('uses one word for one thing', () => {
    expect(found('en', word('new hand \\(', 'take back', 'start page', 'set phrases?', 'in 100 games'))).toEqual([]);
  });
  test('has its own apostrophes, quotation marks and dashes', () => {
    expect(found('en', /\p{L}'\p{L}|"|\p{L} -+ \p{L}/u)).toEqual([]);
  });
});

describe('Polish', () => {
  test('says ty, without gender', () => {
    expect(
      found('pl', word('\\p{L}+(?:łeś|łaś)', 'pan', 'pani', 'państwo', 'jesteś pew\\p{L}+', 'gotow[ya]\\?')),
    ).toEqual([]);
    expect(found('pl', /\p{L}[ły]\/-?\p{L}/u)).toEqual([]);
  });
  test('uses the terms of its rules', () => {
    expect(
      found('pl', word('nowa ręka', 'twoja ręka', 'w ręce', 'rusz', 'cudz\\p{L}+', 'oboj[eg]\\p{L}*', 'rentgen')),
    ).toEqual([]);
  });
  test('has its own quotation marks and dashes', () => {
    expect(found('pl', /[“"—]|\d %/u)).toEqual([]);
  });
});

describe('Ukrainian', () => {
  test('says ви with a small letter, without gender', () => {
    expect(found('uk', word('ти', 'твій', 'твоя', 'твоє', 'твої', 'тебе', 'тобі'))).toEqual([]);
    // A capital only begins a sentence.
    expect(found('uk', /[\p{Ll},] (?:Ви|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u)).toEqual([]);
    expect(found('uk', /\p{L}\([аи]\)|в\/ла/u)).toEqual([]);
  });
  test('uses the terms of its rules', () => {
    expect(
      found('uk', word('нова рука', 'ваша рука', 'рахується як', 'опці\\p{L}+', 'закляття', 'особ[аиу]', 'перебіг')),
    ).toEqual([]);
  });
  test('has its own apostrophes and quotation marks', () => {
    expect(found('uk', /\p{L}['ʼ]\p{L}|[“"]| – |\d%/u)).toEqual([]);
  });
});

describe('Czech', () => {
  // Several people are meant where a game is set up and where both players do something.
  const isOfMany = (path: string): boolean => path.includes('/rules.');
  test('says ty, without gender', () => {
    expect(
      found('cs', word('vás', 'vám', 'vámi', 'váš', 'vaš\\p{L}*', 'kdybys', 'měl bys', 'chtěl bys'), isOfMany),
    ).toEqual([]);
    expect(found('cs', /\p{L}l\/-?a(?!\p{L})|\p{L}l jsi(?!\p{L})/u)).toEqual([]);
  });
  test('uses the terms of its rules', () => {
    expect(
      found('cs', word('nová ruka', 'vaše ruka', 'dotkn\\p{L}+', 'zda', 'ač', 'oč', 'semínk\\p{L}+', 'magistr\\p{L}*')),
    ).toEqual([]);
  });
  test('has its own quotation marks and dashes, and no bare “z” before a number', () => {
    expect(found('cs', /["”—]|\d%/u)).toEqual([]);
    expect(found('cs', /(?<!\p{L})[zsk] \{\}/u)).toEqual([]);
  });
});
