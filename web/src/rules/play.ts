// The rules in force: those of an edition, or those of a table.
import type { Game } from '../connection/game';
import type { OptionValue, Settings } from '../generated/messages';
import { kCosts, kEditions, usualOf } from '../games/options';
import type { Edition } from '../table/plan';
import { kVariants, type Chapter, type Section, type Variant } from './book';
import type { Note } from './notes';

export interface Play {
  game: Game;
  edition: Edition;
  /** Undefined: all variants. */
  variant?: Variant;
  teams?: boolean;
  /** The spell tiles in play, if known. */
  tiles?: readonly string[];
  /** The options that the table has changed. */
  changed: Readonly<Record<string, OptionValue>>;
  costs: Readonly<Record<string, number>>;
}

export function playOf(game: Game, edition: Edition, variant?: Variant, teams?: boolean): Play {
  return {
    ...{ game, edition, changed: {}, costs: kCosts },
    ...(variant ? { variant } : {}),
    ...(teams === undefined ? {} : { teams }),
  };
}

/** The rules of a table from its settings, as sent by the host. */
export function playAt(game: Game, settings: Settings): Play {
  const { profile, variant, teams, spells } = settings;
  const { costs, ...options } = (settings['options'] ?? {}) as Settings;
  const changed = Object.fromEntries(
    Object.entries(options).filter((one): one is [string, OptionValue] => !isNested(one[1])),
  );
  return {
    ...playOf(game, kEditions.find((one) => one === profile) ?? 'international'),
    variant: kVariants.find((one) => one === variant) ?? 'basic',
    teams: teams === true,
    ...(Array.isArray(spells) && spells.length > 0 ? { tiles: spells } : {}),
    changed,
    costs: { ...kCosts, ...(costs as Record<string, number> | undefined) },
  };
}
const isNested = (value: unknown): boolean => typeof value === 'object';

/** The default value of an option. */
const usual = (game: Game, name: string, edition: Edition, variant: string): OptionValue | undefined =>
  name === 'edition' ? edition : usualOf(game, name, edition, variant);

export function valueOf(play: Play, name: string): OptionValue | undefined {
  return play.changed[name] ?? usual(play.game, name, play.edition, play.variant ?? 'basic');
}
export const holds = (play: Play, note: Note): boolean => valueOf(play, note.option) === note.value;

/** The editions in which a note applies by default. */
export function editionsOf(game: Game, note: Note, variant = 'basic'): Edition[] {
  return kEditions.filter((edition) => usual(game, note.option, edition, variant) === note.value);
}

/** The label of a note; undefined if it applies always. */
export function markOf(play: Play, note: Note, isTable: boolean): 'here' | 'edition' | 'option' | undefined {
  const editions = editionsOf(play.game, note, play.variant);
  if (!holds(play, note)) return editions.length > 0 ? 'edition' : 'option';
  if (isTable && !editions.includes(play.edition)) return 'here';
  return editions.length < kEditions.length ? 'edition' : undefined;
}

export function isChapterIn(play: Play, { variants, teams }: Chapter): boolean {
  return (!variants || !play.variant || variants.includes(play.variant)) && (!teams || play.teams !== false);
}
export function isSectionIn(play: Play, { variants, tile }: Section): boolean {
  if (variants && play.variant && !variants.includes(play.variant)) return false;
  return tile === undefined || !play.tiles || play.tiles.includes(tile);
}
