// The page can name, draw and explain every row of the engine's spell table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAction } from '../src/boards/towers/actions';
import { kOptions } from '../src/games/options';
import { kSpellRows, type SpellCode, type TargetShape } from '../src/generated/spells';
import { sectionFor } from '../src/rules/book';
import { bundleOf, kLanguages } from '../src/texts/texts.svelte';

const read = (path: string): string => readFileSync(join(process.cwd(), '..', path), 'utf8');
const codes = Object.keys(kSpellRows) as SpellCode[];
const targets: Record<TargetShape, string> = {
  ...{ nothing: '', wizard: ' 4A', block: ' 3#2', surface: ' 3#2', pair: ' 3 9', direction: ' +', rider: ' B' },
};

describe.each(codes)('%s', (code) => {
  const { rule, target } = kSpellRows[code];

  test.each(kLanguages)('has its texts: %s', (language) => {
    const files = ['', 'rules.towers.'].map((part) => read(`web/src/texts/${part}${language}.ftl`));
    const bundle = bundleOf(language, ...files);
    for (const id of [`spell-${code}`, `spell-short-${code}`, `wt-${code}`, `wt-${code}-text`]) {
      expect(bundle.hasMessage(id), id).toBe(true);
    }
  });

  test('has its drawing, a section in the rulebook and a line for a new table', () => {
    expect(read('web/src/look/parts.svg')).toContain(`<symbol id="spell-${code}"`);
    expect(sectionFor(rule)?.tile).toBe(code);
    expect(kOptions.towers.spells.map(({ spell }) => spell)).toContain(code);
  });

  test('can be cast, and not at a target of another shape', () => {
    for (const [shape, text] of Object.entries(targets)) {
      const action = parseAction(`cast ${code}${text}`);
      if (text === targets[target]) expect(action, shape).toMatchObject({ spell: code, target: { at: target } });
      else expect(action, shape).toBeUndefined();
    }
  });

  test('stands in the documents', () => {
    const [, number = ''] = rule.split('-');
    expect(read('docs/rules/towers.md')).toMatch(new RegExp(`\\*\\*WT-${number}\\*\\*.*\\*\\*${code}\\*\\*`));
    expect(read('docs/rules/towers.md')).toMatch(new RegExp(`^\\| ${code} \\|.*\\| ${kSpellRows[code].cost} \\|`, 'm'));
    expect(read('docs/notation.md')).toMatch(new RegExp(`\\b${code}\\b`));
  });
});
