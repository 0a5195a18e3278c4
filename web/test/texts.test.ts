import { FluentParser, Visitor, type Message, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { bundleOf, kLanguages, languageFor, type Language } from '../src/texts/texts.svelte';

const files = import.meta.glob<string>('../src/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
// The parts of the page, each with its texts: `en.ftl` and the other languages, `offline.en.ftl` and so on. Refusals
// have their own test.
const parts = Object.keys(files)
  .flatMap((path) => /\/([^/]*?)\.?en\.ftl$/.exec(path)?.[1] ?? [])
  .filter((part) => part !== 'refusals');
const source = (part: string, language: Language): string =>
  files[`../src/texts/${part && `${part}.`}${language}.ftl`] ?? '';

interface Facts {
  variables: Set<string>;
  /** Plural variables, with the forms of each. */
  plurals: Map<string, Set<string>[]>;
}

class Reader extends Visitor {
  facts: Facts = { variables: new Set(), plurals: new Map() };
  override visitVariableReference(node: VariableReference): void {
    this.facts.variables.add(node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === 'VariableReference') {
      // Besides its forms, a plural may have words for a single number, such as zero.
      const keys = node.variants.flatMap(({ key }) => (key.type === 'Identifier' ? key.name : []));
      const forms = new Set(keys);
      const { name } = node.selector.id;
      // A selector may depend on something other than a number.
      const isPlural = keys.length < node.variants.length || ['one', 'few', 'many'].some((form) => forms.has(form));
      if (isPlural) this.facts.plurals.set(name, [...(this.facts.plurals.get(name) ?? []), forms]);
    }
    this.genericVisit(node);
  }
}

function read(part: string, language: Language): Map<string, Facts> {
  const resource = new FluentParser({ withSpans: false }).parse(source(part, language));
  const junk = resource.body.filter((entry) => entry.type === 'Junk');
  expect(junk, language).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === 'Message');
  expect(new Set(messages.map((one) => one.id.name)).size, `${language}: twice`).toBe(messages.length);
  return new Map(
    messages.map((message) => {
      const reader = new Reader();
      reader.visit(message);
      return [message.id.name, reader.facts];
    }),
  );
}

const numbers = [0, 1, 2, 5, 12, 22, 25, 112];
const cases = parts.flatMap((part) =>
  kLanguages.map((language) => [part ? `${language}: ${part}` : language, part, language] as const),
);

test('the first language of the browser that the page has is shown', () => {
  expect(languageFor(['uk-UA', 'en'])).toBe('uk');
  expect(languageFor(['de-CH', 'pl', 'cs'])).toBe('pl');
  expect(languageFor(['CS_cz'])).toBe('cs');
  expect(languageFor(['csb', 'de'])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test('no message is in two parts', () => {
  const names = parts.flatMap((part) => [...read(part, 'en').keys()]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

describe.each(cases)('texts in %s', (_, part, language) => {
  const english = read(part, 'en');
  const own = read(part, language);

  test('has the same messages', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('every message has the same variables', () => {
    for (const [name, facts] of english) {
      expect([...(own.get(name)?.variables ?? [])].sort(), name).toEqual([...facts.variables].sort());
    }
  });

  test('every plural has every form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [name, facts] of own) {
      for (const [variable, found] of facts.plurals) {
        for (const one of found) expect([...one].sort(), `${name}, ${variable}`).toEqual(forms);
      }
    }
  });

  test('plurals are chosen where English chooses them', () => {
    for (const [name, facts] of english) {
      expect([...(own.get(name)?.plurals.keys() ?? [])].sort(), name).toEqual([...facts.plurals.keys()].sort());
    }
  });

  test('numbers read well', () => {
    const bundle = bundleOf(language, source(part, language));
    const lines: string[] = [];
    for (const [name, facts] of own) {
      if (facts.plurals.size === 0) continue;
      const value = bundle.getMessage(name)?.value;
      if (!value) continue;
      for (const number of numbers) {
        const params = Object.fromEntries(
          [...facts.variables].map((one) => [one, facts.plurals.has(one) ? number : `<${one}>`]),
        );
        lines.push(`${name} ${number}: ${bundle.formatPattern(value, params)}`);
      }
    }
    if (lines.length > 0) expect(lines.join('\n')).toMatchSnapshot();
  });
});
