// Two people in two browsers at one table.
import type { Page } from 'playwright-core';
import { drawnTo, type Fond } from './drawn.ts';
import { listen, type Frame } from './frames.ts';
import type { Game } from './games.ts';
import { Patience, Player, type Habits } from './player.ts';
import { codeOf, join, makeTable, seated, sit, type Sitter } from './steps.ts';
import { sayIn } from './words.ts';
import type { World } from './world.ts';

const say = sayIn('en');
const cs = sayIn('cs');

export interface Pair {
  first: Player;
  second: Player;
  code: string;
  /** The frames that each browser received. */
  frames: { first: Frame[]; second: Frame[] };
}

const kTables: Record<Game | 'teams', readonly Sitter[]> = {
  towers: ['person', 'open', 'bot'],
  duel: ['person', 'open'],
  // Partners sit opposite.
  teams: ['person', 'bot', 'open', 'bot'],
};

/** Opens a table in the first browser; Petr joins with the second. Each may prefer a spell. */
export async function together(
  world: World,
  game: Game,
  { fond = [], seed = 1, teams = false, ...habits }: Habits & { fond?: readonly Fond[]; teams?: boolean } = {},
): Promise<Pair> {
  const one = await world.open();
  const two = await world.open({ language: 'cs' });
  const frames = { first: listen(one), second: listen(two) };
  await makeTable(one, say, { game, seats: kTables[teams ? 'teams' : game], teams, level: 'apprentice' });
  await one.getByRole('button', { name: say('lobby-start') }).waitFor();
  const code = codeOf(one);
  await join(two, cs, code);
  await sit(two, cs, 'Petr');
  await one.getByRole('listitem').filter({ hasText: 'Petr' }).waitFor();
  // A player who waits long would be asked about notifications at the table, so both answer in the lobby.
  for (const [page, words] of [[one, say] as const, [two, cs] as const]) {
    await page.getByRole('button', { name: words('notify-no') }).click();
  }
  await one.getByRole('button', { name: say('lobby-start') }).click();
  for (const [page, words] of [[one, say] as const, [two, cs] as const]) {
    await seated(page, words, game);
  }
  const player = (page: Page, language: 'en' | 'cs', number: number): Player => {
    const spell = fond[number];
    const wants = spell ? { wants: drawnTo(spell, sayIn(language)) } : {};
    return new Player(page, { ...habits, ...wants, seed: seed + number, language });
  };
  return { first: player(one, 'en', 0), second: player(two, 'cs', 1), code, frames };
}

/** Plays with all players and stops them together, so that none waits for a player who has stopped. */
export async function playOn(players: readonly Player[], presses = Infinity): Promise<void> {
  const pressed = (): number => players.reduce((sum, one) => sum + one.presses, 0);
  const enough = pressed() + presses;
  const patience = new Patience();
  try {
    await Promise.all(players.map((one) => one.play(() => pressed() >= enough, patience)));
  } catch (fault) {
    const shown = await Promise.all(players.map((one) => one.shown().catch(String)));
    throw new Error(shown.join('\n\n'), { cause: fault });
  }
}

export const result = (one: Player): Promise<void> =>
  one.page.getByRole('button', { name: one.say('rematch'), exact: true }).waitFor();
