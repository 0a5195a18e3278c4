// Fails the build unless the new-table page shows every option of the engine, with its text in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { GameOptions } from '../src/generated/messages.ts';
import { isAsked, kElsewhere, kGroups } from '../src/pages/new/options.ts';

const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const kLanguages = ['en', 'pl', 'uk', 'cs'];

function idsOf(language: string): Set<string> {
  const files = readdirSync(at('texts')).filter((one) => one === `${language}.ftl` || one.endsWith(`.${language}.ftl`));
  const text = files.map((file) => readFileSync(at(`texts/${file}`), 'utf8')).join('\n');
  return new Set(Array.from(text.matchAll(/^([\w-]+) =/gm), ([, id]) => id ?? ''));
}

const groupsOf = ({ game }: GameOptions) => kGroups[game === 'duel' ? 'duel' : 'towers'];
const askedOf = ({ options }: GameOptions) => options.filter((one) => isAsked(one));

/** Text ids that the new-table page uses. The values of `memory` have their own prefix. */
export function wantedOf(all: GameOptions): string[] {
  const texts = askedOf(all).flatMap(({ name, values = [], needs = [] }) => {
    const words = values.filter((value) => !needs.some((one) => one.value === value && one.is === undefined));
    const of = name === 'memory' ? 'memory' : `optv-${name}`;
    return [
      ...(name === 'memory' ? [] : [`opt-${name}`]),
      ...words.flatMap((word) => (typeof word === 'string' ? `${of}-${word}` : [])),
    ];
  });
  return [...groupsOf(all).map(({ group }) => `group-${group}`), ...texts];
}

/** Describes each missing text or option. */
export function missingOf(all: GameOptions, ids: ReadonlySet<string>): string[] {
  const elsewhere = kElsewhere[all.game === 'duel' ? 'duel' : 'towers'];
  const placed = [...groupsOf(all).flatMap((one) => one.options), ...elsewhere];
  const names = new Set(all.options.map(({ name }) => name));
  const unplaced = askedOf(all).filter(({ name }) => !placed.includes(name));
  return [
    ...unplaced.map(({ name }) => `the option ${name} stands in no group`),
    ...placed.filter((name) => !names.has(name)).map((name) => `the engine has no option ${name}`),
    ...wantedOf(all)
      .filter((id) => !ids.has(id))
      .map((id) => `the text ${id} is missing`),
  ];
}

export function optionTexts(): Plugin {
  return {
    name: 'spires-option-texts',
    apply: 'build',
    buildStart() {
      for (const game of ['towers', 'duel']) {
        const options = JSON.parse(readFileSync(at(`generated/options.${game}.json`), 'utf8')) as GameOptions;
        for (const language of kLanguages) {
          const missing = missingOf(options, idsOf(language));
          if (missing.length > 0) throw new Error(`${game}, ${language}: ${missing.join('; ')}`);
        }
      }
    },
  };
}
