// The log of both games. A line is formatted when it is shown, so that it follows the language.
import type { Seat } from '../generated/messages';

export type NameOf = (seat: Seat) => string;

export interface LogLine {
  /** The number of its first event. */
  number: number;
  /** The number of its last event. */
  until: number;
  seat?: Seat | undefined;
  say: () => string;
}

export interface Sentence {
  seat?: Seat | undefined;
  say: () => string;
  /** Not logged, because its results show that it happened. */
  quiet: boolean;
}
