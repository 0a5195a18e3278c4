// Every sentence of the client comes from here: t('do-give-count', { count: 2 }). Changing the language redraws what is on screen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const kLanguages = ['en', 'pl', 'uk', 'cs'] as const;
export type Language = (typeof kLanguages)[number];
export type Params = Record<string, FluentVariable>;

const files: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import('./en.ftl?raw'), import('./refusals.en.ftl?raw')]),
  pl: () => Promise.all([import('./pl.ftl?raw'), import('./refusals.pl.ftl?raw')]),
  uk: () => Promise.all([import('./uk.ftl?raw'), import('./refusals.uk.ftl?raw')]),
  cs: () => Promise.all([import('./cs.ftl?raw'), import('./refusals.cs.ftl?raw')]),
};
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
  /** What was chosen once, else what the browser asks for. */
  async begin(): Promise<void> {
    const stored = kLanguages.find((one) => one === localStorage.getItem(key));
    const wished = negotiateLanguages([...navigator.languages], [...kLanguages], { defaultLocale: 'en' })[0];
    await show(stored ?? kLanguages.find((one) => one === wished) ?? 'en');
  },
};

async function show(language: Language): Promise<void> {
  const sources = await files[language]();
  bundle = bundleOf(language, ...sources.map((source) => source.default));
  current = language;
  document.documentElement.lang = language;
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
