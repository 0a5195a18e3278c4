// The plan of a new table: the edition for a language, and the plan of a quick game.
import type { Game } from '../connection/game';
import { createTable, removeTable, type TablePlan } from '../connection/host';
import { kept, type KeptTable, type Place } from '../connection/kept';
import type { Seat } from '../generated/messages';
import type { Language } from '../texts/texts.svelte';

export type Edition = 'international' | 'polish' | 'ukrainian' | 'czech';

const editions: Record<Language, Edition> = { en: 'international', pl: 'polish', uk: 'ukrainian', cs: 'czech' };
export const editionOf = (language: Language): Edition => editions[language];

export const seatsOf = (game: Game, players: number): Seat[] =>
  game === 'duel' ? ['K', 'M'] : (['A', 'B', 'C', 'D', 'E', 'F'] as const).slice(0, players);

/** What the page of a new table does automatically when it opens. A reload before that only costs a click. */
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

/** `names` holds the names of the people here, by seat index; a person without one is called by the colour. */
export async function makeTable(plan: TablePlan, place: Place, names: readonly string[] = []): Promise<string> {
  const code = await createTable(plan, place);
  const seats = seatsOf(plan.game, plan.seats.length);
  const sit = seats.flatMap((seat, i) => (plan.seats[i]?.sitter === 'person' ? { seat, name: names[i] ?? '' } : []));
  // Without open seats the game starts at once.
  wishes.set(code, { sit, starts: plan.seats.every((one) => one.sitter !== 'open') });
  return code;
}

/** A first game after the lessons: against the weakest bot. */
export function firstPlan(game: Game, language: Language): TablePlan {
  const seats = [{ sitter: 'person' as const }, { sitter: 'bot' as const, level: 'child' }];
  const settings = game === 'towers' ? { players: 2, profile: editionOf(language) } : {};
  return { game, settings, seats, visibility: 'link' };
}

const quickTables = (game: Game): KeptTable[] =>
  kept.all().filter((one) => one.isQuick && one.game === game && !one.isOver);
/** The unfinished game against bots that the home page or a rematch began last. */
export const quickTable = (game: Game): KeptTable | undefined =>
  quickTables(game).toSorted((a, b) => b.seen - a.seen)[0];

/** Begins a game against bots, on this device or, if it cannot, on the server. It replaces an unfinished one. */
export async function makeQuickTable(game: Game, language: Language): Promise<string> {
  const old = quickTables(game);
  const plan = quickPlan(game, language);
  const code = await makeTable(plan, 'here').catch(() => makeTable(plan, 'server'));
  kept.change(code, (one) => (one.isQuick = true));
  for (const one of old) removeTable(one.code);
  return code;
}

export function quickPlan(game: Game, language: Language): TablePlan {
  const bot = (level: string) => ({ sitter: 'bot' as const, level });
  const person = { sitter: 'person' as const };
  if (game === 'duel') {
    // Characters are assigned at random.
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

// The user enters the name once; it is stored on this device.
const key = 'spires.name';
export const ownName = (): string => localStorage.getItem(key) ?? '';
export const keepName = (name: string): void => localStorage.setItem(key, name);
