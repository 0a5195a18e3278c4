// What is asked of the server without a socket: which bots there are, and a new table.
import type { BotLevel, Create, Created, Refused } from '../generated/messages';
import { kept } from './kept';
import { randomHex } from './random';

export type Game = 'towers' | 'duel';
export type TablePlan = Omit<Create, 'type' | 'request' | 'token' | 'game'> & { game: Game };

export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

let levels: Promise<Map<string, BotLevel[]>> | undefined;

/** The bots of each game with their measured strength, weakest first. */
export function botLevels(): Promise<Map<string, BotLevel[]>> {
  levels ??= fetch('/api/games')
    .then((answer) => answer.json() as Promise<{ games: { game: string; levels: BotLevel[] }[] }>)
    .then(({ games }) => new Map(games.map((one) => [one.game, one.levels])))
    .catch(() => {
      levels = undefined;
      return new Map<string, BotLevel[]>();
    });
  return levels;
}

/** Gives back the code. The token of the host is made and kept here. */
export async function createTable(plan: TablePlan): Promise<string> {
  const create: Create = { type: 'create', request: randomHex(16), ...plan, token: randomHex() };
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(create),
  });
  const said = (await answer.json()) as Created | Refused;
  if (said.type === 'refused') throw new RefusedError(said);
  kept.change(said.table, (table) => {
    table.game = plan.game;
    table.host = said.token;
  });
  return said.table;
}
