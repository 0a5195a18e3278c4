// Requests to a host without a table: its bots, and a new table.
import {
  kProtocol,
  type BotLevel,
  type Create,
  type Created,
  type HostMessage,
  type Refused,
} from '../generated/messages';
import { deviceOf, devices } from './device';
import type { Game } from './game';
import { kept, type Place } from './kept';
import { randomHex } from './random';

export type TablePlan = Omit<Create, 'type' | 'request' | 'token' | 'game'> & { game: Game };
export type Levels = ReadonlyMap<string, BotLevel[]>;

export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

interface Games {
  games: { game: string; levels: BotLevel[] }[];
}
const levelsOf = ({ games }: Games): Levels => new Map(games.map((one) => [one.game, one.levels]));

/** The server is not worth waiting for any longer than this. */
const kPatience = 4_000;

async function serverLevels(): Promise<Levels> {
  const answer = await fetch('/api/games', { signal: AbortSignal.timeout(kPatience) });
  if (!answer.ok) throw new Error(`/api/games: ${answer.status}`);
  return levelsOf((await answer.json()) as Games);
}

async function deviceLevels(game: Game): Promise<Levels> {
  return levelsOf(JSON.parse(await devices[game].ask({ what: 'games' })) as Games);
}

/** Whether the server can be reached now. */
export async function isServerThere(): Promise<boolean> {
  return serverLevels().then(
    () => true,
    () => false,
  );
}

const levels = new Map<Game, Promise<BotLevel[]>>();

/** The bots of a game with their measured strength, weakest first. They are the same here and there. */
export function botLevels(game: Game): Promise<BotLevel[]> {
  const known = levels.get(game);
  if (known) return known;
  const here = () => deviceLevels(game);
  const asked = (devices[game].isRunning ? here() : serverLevels().catch(here)).then((all) => all.get(game) ?? []);
  levels.set(
    game,
    asked.catch(() => {
      levels.delete(game);
      return [];
    }),
  );
  return botLevels(game);
}

/** Gives back the code. The token of the host is made and kept here. */
export async function createTable(plan: TablePlan, place: Place): Promise<string> {
  const create: Create = { type: 'create', request: randomHex(16), ...plan, token: randomHex() };
  const said = await (place === 'here' ? createHere(create) : createThere(create));
  if (said.type === 'refused') throw new RefusedError(said);
  // The other place may have made the same code already.
  if (kept.get(said.table)) return createTable(plan, place);
  kept.change(said.table, (table) => {
    table.game = plan.game;
    table.place = place;
    table.host = said.token;
  });
  return said.table;
}

async function createThere(create: Create): Promise<Created | Refused> {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(create),
  });
  return (await answer.json()) as Created | Refused;
}

function createHere(create: Create): Promise<Created | Refused> {
  return new Promise((resolve, reject) => {
    const line = deviceOf(create.game).openLine({
      onopen: () => {
        line.send(JSON.stringify({ type: 'hello', protocol: kProtocol }));
        line.send(JSON.stringify(create));
      },
      onframe: (frame) => {
        const said = JSON.parse(frame) as HostMessage;
        if (said.type !== 'created' && said.type !== 'refused') return;
        line.close();
        resolve(said);
      },
      onclose: () => reject(new Error('the worker of this device stopped')),
    });
  });
}

/** Takes a table off this device. One of the server stays there; only its tokens are gone. */
export function removeTable(code: string): void {
  const table = kept.get(code);
  kept.forget(code);
  // What cannot be deleted now lies there without a token; nobody finds it any more.
  if (table?.place === 'here')
    void deviceOf(table.game)
      .ask({ what: 'remove', code })
      .catch(() => undefined);
}
