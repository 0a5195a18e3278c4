// The plan of a new table: the edition for a language, and the quickest way to a game.
import type { Game } from '../connection/game';
import { createTable, type TablePlan } from '../connection/host';
import type { Place } from '../connection/kept';
import type { Seat } from '../generated/messages';
import type { Language } from '../texts/texts.svelte';

export type Edition = 'international' | 'polish' | 'ukrainian' | 'czech';

const editions: Record<Language, Edition> = { en: 'international', pl: 'polish', uk: 'ukrainian', cs: 'czech' };
export const editionOf = (language: Language): Edition => editions[language];

export const seatsOf = (game: Game, players: number): Seat[] =>
  game === 'duel' ? ['K', 'M'] : (['A', 'B', 'C', 'D', 'E', 'F'] as const).slice(0, players);

/** What the page of a table does by itself as soon as it is there: a reload in between only asks for a click more. */
export interface Wish {
  sit: { seat: Seat; name: string }[];
  starts: boolean;
}
const wishes = new Map<string, Wish>();
export function takeWish(code: string): Wish | undefined {
  const wish = wishes.get(code);
  wishes.delete(code);
  return wish;
}

/** `names` are those of the people here, by the number of their seats; who has none is called by the colour. */
export async function makeTable(plan: TablePlan, place: Place, names: readonly string[] = []): Promise<string> {
  const code = await createTable(plan, place);
  const seats = seatsOf(plan.game, plan.seats.length);
  const sit = seats.flatMap((seat, i) => (plan.seats[i]?.sitter === 'person' ? { seat, name: names[i] ?? '' } : []));
  // Nobody has to be waited for: the game begins at once.
  wishes.set(code, { sit, starts: plan.seats.every((one) => one.sitter !== 'open') });
  return code;
}

export function quickPlan(game: Game, language: Language): TablePlan {
  const bot = (level: string) => ({ sitter: 'bot' as const, level });
  const person = { sitter: 'person' as const };
  if (game === 'duel') {
    // Lots decide who plays which character.
    const seats = [person, bot('apprentice')];
    return { game, settings: {}, seats: Math.random() < 0.5 ? seats : seats.toReversed(), visibility: 'link' };
  }
  return {
    game,
    settings: { players: 4, profile: editionOf(language) },
    seats: [person, bot('apprentice'), bot('wanderer'), bot('apprentice')],
    visibility: 'link',
  };
}

// The name is asked for once and kept on this device.
const key = 'spires.name';
export const ownName = (): string => localStorage.getItem(key) ?? '';
export const keepName = (name: string): void => localStorage.setItem(key, name);
