// All texts of the client: t('do-give-count', { count: 2 }). Changing the language redraws the screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { again, fetchAgain } from '../connection/again';
import { bindWords } from './typography';

export const kLanguages = ['en', 'pl', 'uk', 'cs'] as const;
export type Language = (typeof kLanguages)[number];
export type Params = Record<string, FluentVariable>;

const everyPage: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./every-page.en'),
  pl: () => import('./every-page.pl'),
  uk: () => import('./every-page.uk'),
  cs: () => import('./every-page.cs'),
};
// Text sets that not every page needs.
const sets = import.meta.glob<string>(
  './{duel,film,new,record,refusals,report,lessons,lessons.towers,lessons.duel}.*.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);
// Long texts that few pages need. They are separate files, loaded when such a page opens and, from then on, with every
// change of language.
const long = import.meta.glob<string>('./rules*.ftl', { query: '?url', import: 'default', eager: true });
const needed = new Set<string>();
/** The sets that are loaded. */
let had: ReadonlySet<string> | undefined;
/** Only the newest load is shown; older ones were superseded. */
let fetching = Promise.resolve();
let newest = 0;

const key = 'spires.language';

let current = $state<Language>('en');
let wanted: Language = 'en';
let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

/** No Unicode isolation marks around parameters: they would be visible in SVG text. */
export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = sources.flatMap((source) => made.addResource(new FluentResource(source)));
  if (errors.length > 0) throw errors[0];
  return made;
}

/** The first of a browser's languages that the page has, whatever its region; English if it has none of them. */
export function languageFor(wished: readonly string[]): Language {
  const known = (tag: string): Language[] => kLanguages.filter((one) => one === tag.toLowerCase().split(/[-_]/)[0]);
  return wished.flatMap(known)[0] ?? 'en';
}

export const texts = {
  get language(): Language {
    return current;
  },
  async choose(language: Language): Promise<void> {
    localStorage.setItem(key, language);
    await show(language);
  },
  /**
   * Loads texts that not every page needs: "rules" stands for `rules.en.ftl` and the other languages. Without a network
   * they may still be missing afterwards.
   */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((one) => !needed.has(one));
    for (const one of missing) needed.add(one);
    if (missing.length > 0) await show(wanted);
    else await fetching;
  },
  /** Whether a set is loaded. */
  has(set: string): boolean {
    return had?.has(set) ?? false;
  },
  /** Uses the stored language, or else the browser's preference. */
  async begin(): Promise<void> {
    const stored = kLanguages.find((one) => one === localStorage.getItem(key));
    await show(stored ?? languageFor(navigator.languages));
  },
};

function show(language: Language): Promise<void> {
  wanted = language;
  fetching = fetchAll(language, ++newest);
  return fetching;
}

async function fetchAll(language: Language, number: number): Promise<void> {
  const names = [...needed];
  const [every, ...more] = await Promise.all([
    again(everyPage[language]),
    ...names.map((set) => fetchSet(set, language)),
  ]);
  if (number !== newest) return fetching;
  const got = new Set(names.filter((_, i) => more[i] !== ''));
  // A failed load must not redraw the page, because it would then request the texts again in a loop.
  if (had && language === current && [...got].every((one) => had?.has(one))) return;
  bundle = bundleOf(language, ...every.default, ...more);
  [current, had] = [language, got];
  document.documentElement.lang = language;
}

/** Returns '' on failure: a page without some texts is better than none, and the next use requests them again. */
async function fetchSet(set: string, language: Language): Promise<string> {
  const file = `./${set}.${language}.ftl`;
  try {
    const inScripts = sets[file];
    if (inScripts) return await again(inScripts);
    const answer = await fetchAgain(long[file] ?? '');
    if (answer.ok) return await answer.text();
  } catch {
    // No network.
  }
  needed.delete(set);
  return '';
}

export function t(id: string, params?: Params): string {
  const message = bundle.getMessage(id);
  // A test checks that every text exists in every language; the key is a fallback.
  if (!message?.value) return id;
  return bindWords(current, bundle.formatPattern(message.value, params ?? null));
}

export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}
