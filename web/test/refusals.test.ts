// Every key that the host may send has a sentence in every language. The keys are read from the C++ sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Message, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Refused } from '../src/generated/messages';
import { announce, explain, textId } from '../src/texts/refusals';
import { bundleOf, kLanguages, texts, type Language } from '../src/texts/texts.svelte';

const files = import.meta.glob<string>('../src/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const page = (language: Language): string => files[`../src/texts/${language}.ftl`] ?? '';
const source = (language: Language): string => files[`../src/texts/refusals.${language}.ftl`] ?? '';

// Texts that may be the same as in English.
const names: string[] = [];

// --- The sources of the host ---

const read = (path: string): string => readFileSync(join(process.cwd(), '..', path), 'utf8');

/** The part of a file between two texts. */
function part(path: string, from: string, to: string): string {
  const text = read(path);
  const begin = text.indexOf(from);
  expect(begin, `${path}: ${from}`).toBeGreaterThanOrEqual(0);
  const end = text.indexOf(to, begin);
  expect(end, `${path}: ${to}`).toBeGreaterThan(begin);
  return text.slice(begin, end);
}
/** The distinct first groups of a pattern. At least `least` must be found, otherwise the sources have changed. */
function all(text: string, pattern: RegExp, least: number): string[] {
  const found = [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
  expect(found.length, String(pattern)).toBeGreaterThanOrEqual(least);
  return found;
}
const quoted = /"([^"]+)"/g;
const withoutComments = (text: string): string => text.replace(/\/\/.*$/gm, '');

const codes = all(part('match/refusals.h', 'kRefusalCodes', '});'), quoted, 38);
const faults = all(part('wire/json.cpp', 'kFaultNames{', '};'), quoted, 13);
const notices = all(read('docs/protocol.md'), /notice\.([a-z]+(?:-[a-z]+)*)/g, 6);
const phrases = all(part('match/phrases.h', 'kPhrases{', '};'), quoted, 12);
const colours = all(part('match/phrases.h', 'kColours{', '};'), quoted, 6);
const levels = (game: string): string[] =>
  all(part(`bots/${game}/bots.cpp`, 'kLevels = {{', '}};'), /^ *\{"([a-z]+)"/gm, 6);
/** The level above them, which needs a net. */
const topLevels = all(read('bots/nets/towers.cpp'), /kTop\{"([a-z]+)"/g, 1);
const reasons = [
  ...all(withoutComments(part('bots/towers/reasons.h', 'kTowersReasons = {', '};')), quoted, 12),
  ...all(withoutComments(read('bots/duel/reason_words.h')), /string_view k\w+ =\s+"([^"]+)"/g, 30),
];

/** Rule numbers, written as two arguments or in braces. */
function rulesOf(game: string, prefix: string, least: number): string[] {
  const text = withoutComments(read(`engine/${game}/refusals.h`));
  const pattern = /(?:, |\{)(\d+, \d+)[)}]/g;
  return all(text, pattern, least)
    .map((pair) => pair.replace(', ', '-'))
    .filter((pair) => pair !== '0-0')
    .map((pair) => `rule-${prefix}-${pair}`);
}

/** A spell that moves a piece breaks the rules of that move; the others break their own rule. */
const spellRules = [
  ...read('engine/towers/tiles.h').matchAll(/\.rule = \{(\d+), (\d+)\}[^}]*?\.effect = Effect::(\w+)/g),
].flatMap(([, chapter, section, effect]) => (effect?.startsWith('Move') ? [] : `rule-WT-${chapter}-${section}`));
expect(spellRules.length).toBeGreaterThanOrEqual(5);

const wanted = [
  ...codes.map((code) => textId(`refused.${code}`)),
  ...faults.map((code) => textId(`fault.${code}`)),
  ...notices.map((key) => `notice-${key}`),
  ...phrases.map((key) => `phrase-${key}`),
  ...colours.map((key) => `colour-${key}`),
  ...['towers', 'duel'].flatMap((game) => levels(game).map((level) => `level-about-${game}-${level}`)),
  ...topLevels.map((level) => `level-about-towers-${level}`),
  ...reasons.map((key) => `reason-${key}`),
  ...new Set([...rulesOf('towers', 'WT', 36), ...spellRules]),
  ...rulesOf('duel', 'KM', 34),
];

// --- The texts ---

class Reader extends Visitor {
  variables = new Set<string>();
  plurals = new Map<string, string[]>();
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === 'VariableReference') {
      const forms = node.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
      this.plurals.set(node.selector.id.name, forms.sort());
    }
    this.genericVisit(node);
  }
}

function readTexts(language: Language): Map<string, Reader> {
  const resource = new FluentParser({ withSpans: false }).parse(source(language));
  expect(
    resource.body.filter((entry) => entry.type === 'Junk'),
    language,
  ).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === 'Message');
  expect(new Set(messages.map((one) => one.id.name)).size, `${language}: twice`).toBe(messages.length);
  return new Map(
    messages.map((message) => {
      const reader = new Reader();
      reader.visit(message);
      return [message.id.name, reader];
    }),
  );
}

/** Every text formatted for a number. */
function format(language: Language, number: number): Map<string, string> {
  const bundle = bundleOf(language, page(language), source(language));
  const lines = new Map<string, string>();
  for (const [name, reader] of readTexts(language)) {
    const value = bundle.getMessage(name)?.value;
    const errors: Error[] = [];
    const params = Object.fromEntries(
      [...reader.variables].map((one) => [one, reader.plurals.has(one) ? number : one.toUpperCase()]),
    );
    lines.set(name, value ? bundle.formatPattern(value, params, errors) : '');
    expect(errors, `${language}: ${name}`).toEqual([]);
  }
  return lines;
}

const english = readTexts('en');

test('every key of the host has a text, and every text a key', () => {
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(wanted.filter((id) => !english.has(id))).toEqual([]);
  // A more specific text is one for a field or for a seat.
  const known = new Set(wanted);
  const spare = [...english.keys()].filter((id) => !known.has(id) && !known.has(id.slice(0, id.lastIndexOf('-'))));
  // The page itself says these two, about a host that does not keep to what it showed.
  const own = ['notice-start-dropped', 'notice-seal-changed'];
  expect(spare).toEqual(['refused-other', ...own]);
});

test('levels have a title', () => {
  for (const language of kLanguages) {
    const bundle = bundleOf(language, page(language), source(language));
    for (const level of [...levels('towers'), ...levels('duel')]) {
      expect(bundle.hasMessage(`level-${level}`), `${language}: ${level}`).toBe(true);
    }
  }
});

describe.each(kLanguages)('refusals in %s', (language) => {
  const own = readTexts(language);

  test('has the same messages with the same variables', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, { variables }] of english) {
      expect([...(own.get(name)?.variables ?? [])].sort(), name).toEqual([...variables].sort());
    }
  });

  test('plurals are chosen where English chooses them, with every form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [name, { plurals }] of english) {
      const found = own.get(name)?.plurals ?? new Map<string, string[]>();
      expect([...found.keys()], name).toEqual([...plurals.keys()]);
      for (const one of found.values()) expect(one, name).toEqual(forms);
    }
  });

  test('reads well', () => {
    for (const number of [0, 1, 2, 5, 22]) {
      for (const [name, text] of format(language, number)) {
        expect(text, name).not.toBe('');
        expect(text, name).not.toMatch(/[{}]| {2}|NaN|undefined/);
        // Refusals and notices are sentences; reasons are items of a list.
        if (/^(refused|fault|notice|rule|level)-/.test(name)) expect(text, name).toMatch(/[.?)]$/);
        if (name.startsWith('reason-')) expect(text, name).not.toMatch(/[.]$/);
      }
    }
  });

  test('is translated', () => {
    if (language === 'en') return;
    const inEnglish = format('en', 2);
    const same = [...format(language, 2)].filter(([name, text]) => inEnglish.get(name) === text).map(([name]) => name);
    expect(same).toEqual(names);
  });
});

describe('explain', () => {
  beforeEach(() => texts.choose('en'));
  const no = (rest: Partial<Refused> & { code: string }): Refused => ({
    type: 'refused',
    key: `refused.${rest.code}`,
    params: {},
    ...rest,
  });
  const name = (seat: string): string => (seat === 'B' ? 'Ola' : 'somebody');

  test('a rule', () => {
    const refused = no({ code: 'rule', rule: 'WT-2.5', key: 'rule.WT-2.5', params: { action: 'wizard 4A' } });
    expect(explain(refused)).toMatch(/^No such wizard/);
  });

  test('a rule without a text is named', () => {
    expect(explain(no({ code: 'rule', rule: 'WT-99.9', key: 'rule.WT-99.9' }))).toContain('(WT-99.9)');
  });

  test('who is asked, where it is known', () => {
    const asked = no({ code: 'not_asked', params: { asked: 'B' } });
    expect(explain(asked, name)).toBe('Ola decides now. Your turn will come.');
    expect(explain(asked)).toBe('It’s another player’s decision now. Your turn will come.');
    expect(explain(no({ code: 'not_asked' }), name)).toBe('It’s another player’s decision now. Your turn will come.');
  });

  test('the field says more', () => {
    expect(explain(no({ code: 'taken', field: 'colour' }))).toContain('colour');
    expect(explain(no({ code: 'taken' }))).toBe('That’s already taken. Choose another one.');
    expect(explain(no({ code: 'too_long', key: 'fault.too_long', field: 'name' }))).toContain('name');
    expect(explain(no({ code: 'too_long', key: 'fault.too_long', field: 'seats.1.x' }))).toContain('too long');
  });

  test('settings say what is wrong', () => {
    expect(explain(no({ code: 'bad_settings', field: 'players', params: { why: '2 to 6' } }))).toContain('(2 to 6)');
  });

  test('an unknown key goes by its code, an unknown code by a general word', () => {
    expect(explain(no({ code: 'over', key: 'refused.new_one' }))).toMatch(/^The game is over/);
    expect(explain(no({ code: 'not_json', key: 'new.one' }))).toMatch(/^The message arrived damaged/);
    expect(explain(no({ code: 'new_one' }))).toMatch(/^That doesn’t work right now/);
  });

  test('notices', () => {
    expect(announce({ type: 'notice', key: 'notice.end-declined', params: { seat: 'B' } }, name)).toMatch(/^Ola /);
    expect(announce({ type: 'notice', key: 'notice.table-expires', params: { minutes: 1 } }, name)).toMatch(
      /in 1 minute\.$/,
    );
  });
});
