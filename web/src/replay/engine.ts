// The rules on this device, for records: verification and replay. Only this file calls them.
import { deviceOf } from '../connection/device';
import type { AnyView, Told } from '../boards/any';
import type { NameOf } from '../boards/log';
import { gameOf, type Game } from '../connection/game';
import type { Kit } from '../games/kit';
import type { Patch, Seat, Settings } from '../generated/messages';
import { Reel } from './reel.svelte';

/** What was found, all of it computed anew here. */
export type Verdict =
  | {
      ok: true;
      /** How the chance of the game was made: from a seed that was sealed, from a plain one, or at a real table. */
      chance: 'sealed' | 'seeded' | 'recorded';
    }
  | {
      ok: false;
      /** What is wrong, of a step also which one, and an English sentence about it. */
      code: string;
      number?: number;
      text: string;
    };

export interface Replayed {
  game: string;
  settings: Settings;
  /** Before the first event, in open memory. */
  view: AnyView;
  /** The number of the first event. */
  first: number;
  events: Told[];
  /** What each of them changes in the view. */
  patches: Patch[];
}

/**
 * Whose eyes a game is seen through: those of a seat, of somebody who looks on, or of the host, who knows all. With `~`
 * behind it they see only what lies open, as in a game in which everybody has to remember.
 */
export type Eyes = `${Seat | ''}${'' | '~'}` | '*';

/** A record that cannot be played. */
export class RecordError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The game that a record says it is of. */
export const gameOfRecord = (record: string): Game => gameOf(/^game (\w+)$/m.exec(record)?.[1]);
const rulesOf = (record: string) => deviceOf(gameOfRecord(record));

export async function verify(record: string): Promise<Verdict> {
  return JSON.parse(await rulesOf(record).ask({ what: 'verify', record })) as Verdict;
}

/** The game once more, with everything remembered that those eyes saw. */
export async function replay(record: string, observer: Eyes): Promise<Replayed> {
  const answer = await rulesOf(record).ask({ what: 'replay', record, observer });
  const said = JSON.parse(answer) as Replayed | { ok: false; code: string };
  if (!('view' in said)) throw new RecordError(said.code);
  return said;
}

export const reelOf = (kit: Kit, { first, ...told }: Replayed, name: NameOf): Reel =>
  Reel.of(kit, { ...told, reach: first - 1 }, name);
