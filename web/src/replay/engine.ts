// Verifies and replays records with the rules on this device. Only this file calls them.
import { minds } from '../connection/mind';
import type { AnyView, Told } from '../boards/any';
import type { NameOf } from '../boards/log';
import { gameOf, type Game } from '../connection/game';
import type { Kit } from '../games/kit';
import type { Patch, Seat, Settings } from '../generated/messages';
import { Reel } from './reel.svelte';

/** The result of a verification, all computed here. */
export type Verdict =
  | {
      ok: true;
      /** The source of the random outcomes: a sealed seed, one with a weaker proof, a plain seed, or a real table. */
      chance: 'sealed' | 'weaker' | 'seeded' | 'recorded';
      /** The game began from a prepared position. */
      practice?: boolean;
    }
  | {
      ok: false;
      /** The fault, the number of the step if it is in one, and an English sentence about it. */
      code: string;
      number?: number;
      text: string;
    };

export interface Replayed {
  game: string;
  settings: Settings;
  /** The view before the first event, with open memory. */
  view: AnyView;
  /** The number of the first event. */
  first: number;
  events: Told[];
  /** The change of the view by each event. */
  patches: Patch[];
}

/**
 * The observer of a game: a seat, a spectator (''), or the host, who sees everything ('*'). With `~` at the end the
 * observer sees only what is open, as in a game with strict memory.
 */
export type Eyes = `${Seat | ''}${'' | '~'}` | '*';

/** A record that cannot be replayed. */
export class RecordError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The game named in a record. */
export const gameOfRecord = (record: string): Game => gameOf(/^game (\w+)$/m.exec(record)?.[1]);
const rulesOf = (record: string) => minds[gameOfRecord(record)];

export async function verify(record: string): Promise<Verdict> {
  return JSON.parse(await rulesOf(record).ask({ what: 'verify', texts: [record] })) as Verdict;
}

/** Replays the game with everything that the observer saw. */
export async function replay(record: string, observer: Eyes): Promise<Replayed> {
  const answer = await rulesOf(record).ask({ what: 'replay', texts: [record, observer] });
  const said = JSON.parse(answer) as Replayed | { ok: false; code: string };
  if (!('view' in said)) throw new RecordError(said.code);
  return said;
}

export const reelOf = (kit: Kit, { first, ...told }: Replayed, name: NameOf): Reel =>
  Reel.of(kit, { ...told, reach: first - 1 }, name);
