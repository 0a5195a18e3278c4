// The options of a table for each game, from `spires options --game GAME --json`, which the build writes to a file.
import type { Game } from '../connection/game';
import type { GameOption, GameOptions, OptionValue, VariantOptions } from '../generated/messages';
import duel from '../generated/options.duel.json';
import towers from '../generated/options.towers.json';
import type { Edition } from '../table/plan';

export const kOptions = { towers, duel } as unknown as Readonly<Record<Game, GameOptions>>;

export const kEditions = kOptions.towers.editions.map(({ edition }) => edition as Edition);

export function optionNamed(game: Game, name: string): GameOption {
  const option = kOptions[game].options.find((one) => one.name === name);
  if (!option) throw new Error(`no option ${name}`);
  return option;
}

export const variantNamed = (game: Game, name: string): VariantOptions | undefined =>
  kOptions[game].variants.find(({ variant }) => variant === name);

/** The default value of an option; undefined: there is none. */
export function usualOf(game: Game, name: string, edition: Edition, variant: string): OptionValue | undefined {
  const ofEdition = kOptions[game].editions.find((one) => one.edition === edition)?.options;
  return variantNamed(game, variant)?.options[name] ?? ofEdition?.[name] ?? optionNamed(game, name).usual;
}

const kCost = 'costs.';
/** The default cost of each spell. */
export const kCosts: Readonly<Record<string, number>> = Object.fromEntries(
  kOptions.towers.options.flatMap(({ name, usual }) =>
    name.startsWith(kCost) && typeof usual === 'number' ? [[name.slice(kCost.length), usual]] : [],
  ),
);
export const kMostCost = Math.max(
  ...kOptions.towers.options.flatMap(({ name, most }) => (name.startsWith(kCost) && most !== undefined ? most : [])),
);
