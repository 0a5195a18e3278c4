// All sentences of the client: t('do-give-count', { count: 2 }). Changing the language redraws the screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const kLanguages = ['en', 'pl', 'uk', 'cs'] as const;
export type Language = (typeof kLanguages)[number];
export type Params = Record<string, FluentVariable>;

const everyPage: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./every-page.en'),
  pl: () => import('./every-page.pl'),
  uk: () => import('./every-page.uk'),
  cs: () => import('./every-page.cs'),
};
// Sets that not every page needs.
const sets = import.meta.glob<string>('./{duel,refusals}.*.ftl', { query: '?raw', import: 'default' });
// Long texts that few pages need. They are files beside the scripts, fetched when such a page opens and, from then on,
// with every other language.
const long = import.meta.glob<string>('./rules*.ftl', { query: '?url', import: 'default', eager: true });
const needed = new Set<string>();
/** The sets that are on the screen. */
let had: ReadonlySet<string> | undefined;
/** The newest one is shown; others were overtaken by what somebody asked for meanwhile. */
let fetching = Promise.resolve();
let newest = 0;

const key = 'spires.language';

let current = $state<Language>('en');
let wanted: Language = 'en';
let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

/** Texts stand inside pictures too, where marks of direction would show: none are put round the parameters. */
export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = sources.flatMap((source) => made.addResource(new FluentResource(source)));
  if (errors.length > 0) throw errors[0];
  return made;
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
   * Fetches texts that not every page needs: `rules.en.ftl` and its sisters are "rules". Without a network they may still
   * be missing then.
   */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((one) => !needed.has(one));
    for (const one of missing) needed.add(one);
    if (missing.length > 0) await show(wanted);
    else await fetching;
  },
  /** Whether such texts are there. */
  has(set: string): boolean {
    return had?.has(set) ?? false;
  },
  /** What was chosen once, else what the browser asks for. */
  async begin(): Promise<void> {
    const stored = kLanguages.find((one) => one === localStorage.getItem(key));
    const wished = negotiateLanguages([...navigator.languages], [...kLanguages], { defaultLocale: 'en' })[0];
    await show(stored ?? kLanguages.find((one) => one === wished) ?? 'en');
  },
};

function show(language: Language): Promise<void> {
  wanted = language;
  fetching = fetchAll(language, ++newest);
  return fetching;
}

async function fetchAll(language: Language, number: number): Promise<void> {
  const names = [...needed];
  const [every, ...more] = await Promise.all([everyPage[language](), ...names.map((set) => fetchSet(set, language))]);
  if (number !== newest) return fetching;
  const got = new Set(names.filter((_, i) => more[i] !== ''));
  // What could not be fetched changes nothing: drawn anew, a page would only ask for it again, and again.
  if (had && language === current && [...got].every((one) => had?.has(one))) return;
  bundle = bundleOf(language, ...every.default, ...more);
  [current, had] = [language, got];
  document.documentElement.lang = language;
}

/** A page without some of its texts is better than no page: they are asked for again by whoever needs them next. */
async function fetchSet(set: string, language: Language): Promise<string> {
  const file = `./${set}.${language}.ftl`;
  try {
    const inScripts = sets[file];
    if (inScripts) return await inScripts();
    const answer = await fetch(long[file] ?? '');
    if (answer.ok) return await answer.text();
  } catch {
    // No network.
  }
  needed.delete(set);
  return '';
}

export function t(id: string, params?: Params): string {
  const message = bundle.getMessage(id);
  // A test holds that every text exists in every language; the name of a missing one is still better than nothing.
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, params ?? null);
}

export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}
