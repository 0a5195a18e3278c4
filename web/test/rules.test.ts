// The rulebook covers every rule, has all texts in every language, and all its links exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Message, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../src/connection/game';
import { routeOf } from '../src/router.svelte';
import { addressOf, gameOf, kBooks, sectionFor, type Section } from '../src/rules/book';
import { rulesOfTable, tableOf } from '../src/rules/address';
import { boxOf, rowOf, sceneOf } from '../src/rules/figures/figures';
import { holds, isChapterIn, isSectionIn, markOf, playAt, playOf, valueOf, type Play } from '../src/rules/play';
import RuleCard from '../src/rules/RuleCard.svelte';
import { matches, noteId, plain } from '../src/rules/words';
import { bundleOf, kLanguages, t, texts, type Language } from '../src/texts/texts.svelte';

const root = join(process.cwd(), '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const kGames: Game[] = ['towers', 'duel'];
const chapters = kGames.flatMap((game) => kBooks[game]);
const sections = chapters.flatMap((chapter) => chapter.sections);
const rules = sections.flatMap((section) => section.rules);

/** Numbers in bold are rules: WT-1.1, KM-9.30, and WT-19, which has no parts. */
function numbersOf(game: Game): string[] {
  const prefix = game === 'towers' ? 'WT' : 'KM';
  return [...read(`docs/rules/${game}.md`).matchAll(new RegExp(`\\*\\*(${prefix}-[\\d.]+)\\*\\*`, 'g'))].map(
    (found) => found[1] ?? '',
  );
}
/** The numbers that a refusal may name. */
const refused = kLanguages.flatMap((language) =>
  [...read(`web/src/texts/refusals.${language}.ftl`).matchAll(/^rule-(WT|KM)-(\d+)-(\d+) =/gm)].map(
    ([, game, chapter, rule]) => `${game}-${chapter}.${rule}`,
  ),
);

describe('numbers', () => {
  test.each(kGames)('every rule of %s belongs to exactly one section', (game) => {
    const wanted = numbersOf(game);
    expect(wanted.length).toBeGreaterThan(game === 'towers' ? 110 : 100);
    const own = rules.filter((rule) => gameOf(rule) === game);
    expect(own.toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test('every refusal leads to a section', () => {
    expect(refused.length).toBeGreaterThan(200);
    expect(refused.filter((rule) => !sectionFor(rule))).toEqual([]);
  });

  test('a section is found by its number, an unknown number is not', () => {
    expect(sectionFor('WT-7.3')?.id).toBe('wt-shield');
    expect(sectionFor('KM-9.53')?.id).toBe('km-red');
    expect(sectionFor('WT-99.9')).toBeUndefined();
  });

  test('addresses lead to the rulebook', () => {
    expect(addressOf('KM-8.3')).toBe('/rules/duel#KM-8.3');
    for (const rule of rules) {
      const { pathname, hash } = new URL(addressOf(rule), 'http://localhost');
      expect(routeOf(pathname)).toEqual({ page: 'rules', game: gameOf(rule) });
      expect(sectionFor(decodeURIComponent(hash.slice(1)))?.rules).toContain(rule);
    }
    expect(routeOf('/rules')).toEqual({ page: 'rules' });
    expect(routeOf('/rules/chess')).toEqual({ page: 'missing' });
  });

  test('names are there once', () => {
    const ids = [...chapters.map((one) => `chapter-${one.id}`), ...sections.map((one) => one.id)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

// --- The texts ---

class Reader extends Visitor {
  variables = new Set<string>();
  forms: string[][] = [];
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    const words = node.variants.flatMap(({ key }) => (key.type === 'Identifier' ? [key.name] : []));
    this.forms.push(words.toSorted());
    this.genericVisit(node);
  }
}
const kFiles = ['rules', 'rules.towers', 'rules.duel'];
const source = (name: string, language: Language): string => read(`web/src/texts/${name}.${language}.ftl`);
function messages(language: Language): Map<string, Reader> {
  const found = new Map<string, Reader>();
  for (const file of kFiles) {
    const resource = new FluentParser({ withSpans: false }).parse(source(file, language));
    for (const entry of resource.body) {
      expect(entry.type, `${file}.${language}`).not.toBe('Junk');
      if (entry.type !== 'Message') continue;
      const { name } = (entry as Message).id;
      expect(found.has(name), `${file}.${language}: ${name} twice`).toBe(false);
      const reader = new Reader();
      reader.visit(entry);
      found.set(name, reader);
    }
  }
  return found;
}
const bundle = (language: Language) =>
  bundleOf(language, read(`web/src/texts/${language}.ftl`), ...kFiles.map((file) => source(file, language)));
function format(language: Language): Map<string, string> {
  const made = bundle(language);
  return new Map(
    [...messages(language).keys()].map((name) => {
      const errors: Error[] = [];
      const params = { count: 2, cost: 2, spells: 1, cards: 30, code: 'CODE', game: 'GAME', rule: 'WT-1.1' };
      const text = made.formatPattern(made.getMessage(name)?.value ?? '', params, errors);
      expect(errors, `${language}: ${name}`).toEqual([]);
      return [name, text] as const;
    }),
  );
}

const wanted = [
  ...chapters.map((one) => `chapter-${one.id}`),
  ...sections.flatMap((section) => [
    section.id,
    `${section.id}-text`,
    ...(section.notes ?? []).map((note) => noteId(section, note)),
    ...(section.figure ? [`figure-${section.figure}`] : []),
    ...[...(section.facts?.head ?? []), ...(section.facts?.rows.flat() ?? [])].filter((one) => typeof one === 'string'),
  ]),
];
const english = messages('en');

describe.each(kLanguages)('rulebook in %s', (language) => {
  const own = messages(language);
  const said = format(language);

  test('says everything, and nothing that is asked nowhere', () => {
    expect([...new Set(wanted)].filter((id) => !own.has(id))).toEqual([]);
    const known = new Set([...wanted, ...sections.flatMap((one) => [`${one.id}-example`, `${one.id}-more`])]);
    const spare = [...own.keys()].filter((id) => !known.has(id) && !id.startsWith('rules'));
    expect(spare).toEqual([]);
  });

  test('has the messages and variables of the English one, with every plural form', () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [name, { variables }] of english) {
      expect([...(own.get(name)?.variables ?? [])], name).toEqual([...variables]);
      for (const found of own.get(name)?.forms ?? []) expect(found, name).toEqual(forms);
    }
  });

  test('reads well', () => {
    for (const [name, text] of said) {
      expect(text, name).not.toMatch(/[{}]| {2,}|NaN|undefined| $/);
      if (/^(wt|km).*(-text$|-more$|-example$|-note-)/.test(name)) expect(text, name).toMatch(/[.:?!“]$/);
      // The texts use typographic quotation marks.
      expect(text, name).not.toContain('"');
    }
  });

  test('sentences are short enough to read', () => {
    for (const [name, text] of said) {
      for (const sentence of text.split(/(?<=[.?!])\s|\n/)) {
        expect(sentence.split(' ').length, `${name}: ${sentence}`).toBeLessThanOrEqual(44);
      }
    }
  });

  test('is translated', () => {
    if (language === 'en') return;
    const original = format('en');
    const same = [...said].filter(([name, text]) => original.get(name) === text).map(([name]) => name);
    expect(same).toEqual([]);
  });
});

// --- Rules in force ---

describe('what is in force', () => {
  const section = (id: string): Section => sections.find((one) => one.id === id) as Section;
  const shown = (id: string, play: ReturnType<typeof playOf>): string[] =>
    (section(id).notes ?? []).filter((note) => holds(play, note)).map((note) => `${note.option}=${String(note.value)}`);

  test('every note names a value that its option can have', () => {
    for (const game of kGames) {
      const play = playOf(game, 'international');
      for (const one of kBooks[game].flatMap((chapter) => chapter.sections)) {
        for (const note of one.notes ?? [])
          expect(typeof valueOf(play, note.option), note.option).toBe(typeof note.value);
      }
    }
  });

  test('editions differ where the rules do', () => {
    expect(shown('wt-must', playOf('towers', 'international'))).toEqual(['declineMove=SecondCard']);
    expect(shown('wt-must', playOf('towers', 'polish'))).toEqual(['declineMove=Forced']);
    expect(shown('wt-side', playOf('towers', 'czech'))).toEqual(['sideAnnounce=WithPiece']);
    expect(shown('wt-side', playOf('towers', 'czech', 'master'))).toEqual(['sideAnnounce=OnPlay']);
    expect(shown('wt-window', playOf('towers', 'ukrainian'))).toEqual(['masterWindows=BeforeDuringAfter']);
  });

  test('a note is marked where it does not hold for everybody', () => {
    const marks = (id: string, play: Play, isTable: boolean) =>
      section(id).notes?.map((note) => markOf(play, note, isTable));
    const polish = playOf('towers', 'polish');
    expect(marks('wt-must', polish, false)).toEqual(['edition', 'edition', 'option']);
    expect(marks('wt-shield', polish, false)).toEqual([undefined, 'option']);
    const house = playAt('towers', { profile: 'polish', options: { castleLanding: 'EmptySpaceOrShieldTower' } });
    expect(marks('wt-shield', house, true)).toEqual(['edition', 'here']);
  });

  test('a table has its variant, its tiles and its prices', () => {
    const play = playAt('towers', {
      ...{ players: 4, profile: 'czech', variant: 'master', teams: true, spells: ['MW', 'FR'] },
      options: { costs: { FR: 3 }, refusalSlot: true, soloCardLimit: 12 },
    });
    const ids = kBooks.towers.filter((one) => isChapterIn(play, one)).map((one) => one.id);
    expect(ids).toContain('wt-master');
    expect(ids).toContain('wt-team');
    expect(ids).not.toContain('wt-solo');
    expect(ids).not.toContain('wt-advanced');
    expect(isSectionIn(play, section('wt-FR'))).toBe(true);
    expect(isSectionIn(play, section('wt-NK'))).toBe(false);
    expect(isSectionIn(play, section('wt-cast'))).toBe(false);
    expect(play.costs['FR']).toBe(3);
    expect(shown('wt-master-hand', play)).toEqual(['refusalSlot=true']);
    const ofPlainTable = kBooks.towers.filter((one) => isChapterIn(playAt('towers', {}), one));
    expect(ofPlainTable.map((one) => one.id)).not.toContain('wt-team');
  });

  test('the address of a table carries its settings', async () => {
    const settings = { players: 3, profile: 'czech' };
    const address = rulesOfTable('towers', 'brave-raven-42', settings, 'WT-5.5');
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    expect([pathname, hash]).toEqual(['/rules/towers', '#WT-5.5']);
    expect(await tableOf(search)).toEqual({ code: 'brave-raven-42', settings });
    expect(await tableOf('')).toBeUndefined();
  });
});

// --- Pictures ---

test('pictures are made of parts that exist', () => {
  const parts = new Set([...read('web/src/look/parts.svg').matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
  for (const { id, figure, tile } of sections) {
    if (tile) expect(parts.has(`spell-${tile}`), id).toBe(true);
    if (!figure) continue;
    const used = sceneOf(figure)?.parts?.map((one) => one.part) ?? rowOf(figure).filter((one) => one.length > 2);
    expect(sceneOf(figure) !== undefined || used.length > 0, id).toBe(true);
    for (const part of used) {
      expect(parts.has(part), `${id}: ${part}`).toBe(true);
      expect(boxOf(part)[2], part).toBeGreaterThan(0);
    }
  }
});

// --- On screen ---

describe('on screen', () => {
  beforeEach(() => {
    // The long texts are files on the server.
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(read(`web${address.split('?')[0]}`))));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a card shows the section of a rule, also when the language changes', async () => {
    await texts.choose('en');
    render(RuleCard, { rule: 'WT-8.4' });
    expect(await screen.findByRole('heading', { name: 'Towers and Ravenskeep' })).toBeTruthy();
    expect(screen.getByText(/No tower may land/)).toBeTruthy();
    expect(screen.getByText('Rule WT-8.4')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/towers#WT-8.4');
    await texts.choose('pl');
    await waitFor(() => screen.getByRole('heading', { name: 'Wieże i\u00a0zamek kruków' }));
  });

  test('a search finds words without their marks, and numbers', async () => {
    await texts.choose('cs');
    await texts.need('rules', 'rules.towers');
    const play = playOf('towers', 'czech');
    const found = (query: string): string[] =>
      kBooks.towers
        .flatMap((one) => one.sections)
        .filter((one) => matches(one, query, play, false))
        .map((one) => one.id);
    expect(found('wt-6.4')).toEqual(['wt-six']);
    expect(found('sest carodeju')).toContain('wt-six');
    expect(found('xyzzy')).toEqual([]);
    expect(plain('Ćma Łąka ув’язнити')).toBe('cma laka увязнити');
    expect(t('wt-six')).toBe('Místo pro šest');
  });
});
