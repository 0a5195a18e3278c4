// The rules on this device, asked about records: whether one is right, and what it shows when it is played again. The
// only place that knows how they are asked.
import { deviceOf } from '../connection/device';
import type { Seat, Settings, TowersView } from '../generated/messages';
import type { Told } from './reel.svelte';

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
  view: TowersView;
  /** The number of the first event. */
  first: number;
  events: Told[];
}

/** A record that cannot be played. */
export class RecordError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The rules of the game that the record says it is of. */
const rulesOf = (record: string) => deviceOf(/^game (\w+)$/m.exec(record)?.[1]);

export async function verify(record: string): Promise<Verdict> {
  return JSON.parse(await rulesOf(record).ask({ what: 'verify', record })) as Verdict;
}

/** The game as a seat saw it, or as everybody did, with every covered wizard known. */
export async function replay(record: string, observer: Seat | undefined): Promise<Replayed> {
  const answer = await rulesOf(record).ask({ what: 'replay', record, observer: observer ?? '' });
  const said = JSON.parse(answer) as Replayed | { ok: false; code: string };
  if (!('view' in said)) throw new RecordError(said.code);
  if (said.view.game !== 'towers') throw new RecordError('game');
  return said;
}
