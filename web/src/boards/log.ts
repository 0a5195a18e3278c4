// The log of both games. A line is worded when it is shown, so that it follows the language.
import type { Seat } from '../generated/messages';

export type NameOf = (seat: Seat) => string;

export interface LogLine {
  /** Of its first event. */
  number: number;
  /** Of its last one. */
  until: number;
  seat?: Seat | undefined;
  say: () => string;
}

export interface Sentence {
  seat?: Seat | undefined;
  say: () => string;
  /** Steps that everybody can see happen by their results are not written down. */
  quiet: boolean;
}
