// Requests to a host that need no table: list its bots, create a table.
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
import { told } from './told';

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

/** Timeout for requests to the server. */
const kPatience = 4_000;

async function serverLevels(): Promise<Levels> {
  const answer = await fetch('/api/games', { signal: AbortSignal.timeout(kPatience) });
  if (!answer.ok) throw new Error(`/api/games: ${answer.status}`);
  return levelsOf((await answer.json()) as Games);
}

async function deviceLevels(game: Game): Promise<Levels> {
  return levelsOf(JSON.parse(await devices[game].ask({ what: 'games' })) as Games);
}

/** Whether the server is reachable now. */
export async function isServerThere(): Promise<boolean> {
  return serverLevels().then(
    () => true,
    () => false,
  );
}

/** The addresses under which others reach this server, best first, and whether they can join at all. */
export interface Addresses {
  addresses: string[];
  open: boolean;
}

/** A server that does not say, or does not answer, is reached at the address of this page. */
export async function addressesOf(): Promise<Addresses> {
  const own = { addresses: [location.origin], open: true };
  try {
    const answer = await fetch('/api/addresses', { signal: AbortSignal.timeout(kPatience) });
    if (!answer.ok) return own;
    const { addresses, open } = (await answer.json()) as Addresses;
    return { addresses: addresses.length > 0 ? addresses : own.addresses, open };
  } catch {
    return own;
  }
}

const levels = new Map<Game, Promise<BotLevel[]>>();

/** The bots of a game with their measured ratings, weakest first. The server and the device have the same ones. */
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

/** Creates a table and returns its code. Generates and stores the host token. */
export async function createTable(plan: TablePlan, place: Place): Promise<string> {
  const create: Create = { type: 'create', request: randomHex(16), ...plan, token: randomHex() };
  const said = await (place === 'here' ? createHere(create) : createThere(create));
  if (said.type === 'refused') throw new RefusedError(said);
  // The server and the device may both generate the same code.
  if (kept.get(said.table)) return createTable(plan, place);
  kept.change(said.table, (table) => {
    table.game = plan.game;
    table.place = place;
    table.host = said.token;
    if (plan.position) table.isPractice = true;
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

/** Removes a table from this device. A table on the server stays there; only its tokens are deleted. */
export function removeTable(code: string): void {
  const table = kept.get(code);
  kept.forget(code);
  told.forget(code);
  // If the deletion fails, the table stays in storage without a token and is unreachable.
  if (table?.place === 'here')
    void deviceOf(table.game)
      .ask({ what: 'remove', code })
      .catch(() => undefined);
}
