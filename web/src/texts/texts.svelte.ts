// Every sentence of the client comes from here: t('do-give-count', { count: 2 }). Changing the language redraws what is on screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const kLanguages = ['en', 'pl', 'uk', 'cs'] as const;
export type Language = (typeof kLanguages)[number];
export type Params = Record<string, FluentVariable>;

const files: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () =>
    Promise.all([
      import('./en.ftl?raw'),
      import('./refusals.en.ftl?raw'),
      import('./table.en.ftl?raw'),
      import('./replay.en.ftl?raw'),
      import('./offline.en.ftl?raw'),
      import('./duel.en.ftl?raw'),
      import('./guide.en.ftl?raw'),
    ]),
  pl: () =>
    Promise.all([
      import('./pl.ftl?raw'),
      import('./refusals.pl.ftl?raw'),
      import('./table.pl.ftl?raw'),
      import('./replay.pl.ftl?raw'),
      import('./offline.pl.ftl?raw'),
      import('./duel.pl.ftl?raw'),
      import('./guide.pl.ftl?raw'),
    ]),
  uk: () =>
    Promise.all([
      import('./uk.ftl?raw'),
      import('./refusals.uk.ftl?raw'),
      import('./table.uk.ftl?raw'),
      import('./replay.uk.ftl?raw'),
      import('./offline.uk.ftl?raw'),
      import('./duel.uk.ftl?raw'),
      import('./guide.uk.ftl?raw'),
    ]),
  cs: () =>
    Promise.all([
      import('./cs.ftl?raw'),
      import('./refusals.cs.ftl?raw'),
      import('./table.cs.ftl?raw'),
      import('./replay.cs.ftl?raw'),
      import('./offline.cs.ftl?raw'),
      import('./duel.cs.ftl?raw'),
      import('./guide.cs.ftl?raw'),
    ]),
};
// Long texts that few pages need. They are files beside the scripts, fetched when such a page opens and, from then on,
// with every other language.
const long = import.meta.glob<string>('./rules*.ftl', { query: '?url', import: 'default', eager: true });
const needed = new Set<string>();
let fetching = Promise.resolve();

const key = 'spires.language';

let current = $state<Language>('en');
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
  /** Fetches long texts: `rules.en.ftl` and its sisters are "rules". Without a network they may still be missing then. */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((one) => !needed.has(one));
    for (const one of missing) needed.add(one);
    if (missing.length > 0) fetching = show(current);
    await fetching;
  },
  /** What was chosen once, else what the browser asks for. */
  async begin(): Promise<void> {
    const stored = kLanguages.find((one) => one === localStorage.getItem(key));
    const wished = negotiateLanguages([...navigator.languages], [...kLanguages], { defaultLocale: 'en' })[0];
    await show(stored ?? kLanguages.find((one) => one === wished) ?? 'en');
  },
};

async function show(language: Language): Promise<void> {
  const [sources, ...more] = await Promise.all([
    files[language](),
    ...[...needed].map((name) => fetchLong(name, language)),
  ]);
  bundle = bundleOf(language, ...sources.map((source) => source.default), ...more);
  current = language;
  document.documentElement.lang = language;
}

/** A page without its long text is better than no page: it is asked for again by whoever needs it next. */
async function fetchLong(name: string, language: Language): Promise<string> {
  try {
    const answer = await fetch(long[`./${name}.${language}.ftl`] ?? '');
    if (answer.ok) return await answer.text();
  } catch {
    // No network.
  }
  needed.delete(name);
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
