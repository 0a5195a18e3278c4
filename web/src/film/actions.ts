// What happened since a player's last turn, action by action: the lines of the timeline and the traces on the board.
import type { AnyEvent, AnyView } from '../boards/any';
import type { LogLine } from '../boards/log';
import type { Seat } from '../generated/messages';
import type { Reel } from '../replay/reel.svelte';

/** The events after `from`, up to and including `to`. */
export interface Span {
  from: number;
  to: number;
}

export interface Action {
  line: LogLine;
  /** Counted from 1 over the actions of other players. */
  number?: number | undefined;
  /** Whose turn it is part of. */
  turn?: Seat | undefined;
  /** Its events, each with the host's board before it. */
  steps: readonly ActionStep[];
}

export interface ActionStep {
  before: AnyView;
  event: AnyEvent;
}

/**
 * From the end of a seat's last turn to the start of its current one, or to the newest event. A spectator sees with the
 * eyes of the seat whose turn it is.
 */
export function spanOf(reel: Reel, seat: Seat | undefined): Span {
  const now = reel.turns.at(-1);
  const whose = seat ?? now?.seat;
  const isOwn = now?.seat === whose && now?.ends === undefined;
  const before = reel.turns.findLast((turn) => turn.seat === whose && turn.ends !== undefined);
  const from = Math.max(before?.ends ?? reel.reach, reel.reach);
  return { from, to: isOwn && now && seat ? Math.max(now.begins, from) : reel.last };
}

/** The actions of a span that were not undone. */
export function actionsOf(reel: Reel, { from, to }: Span, me: Seat | undefined): Action[] {
  const alive = reel.surviving(from, to);
  const numbers = new Set(alive.map((one) => one.number));
  let count = 0;
  return reel.lines.flatMap((line): Action[] => {
    if (line.number <= from || line.number > to || !numbers.has(line.number)) return [];
    const own = alive.filter(({ number }) => number >= line.number && number <= line.until);
    const steps = own.map(({ number, event }) => ({ before: reel.at(number - 1), event }));
    const isOther = line.seat !== undefined && line.seat !== me;
    const turn = reel.turns.findLast((one) => one.begins <= line.number)?.seat;
    return [{ line, number: isOther ? ++count : undefined, turn, steps }];
  });
}

/** Whether anything has been decided since the start of the seat's turn; the traces are for the first decision. */
export function hasDecided(reel: Reel, { to }: Span): boolean {
  const alive = new Set(reel.surviving(to, reel.last).map((one) => one.number));
  return reel.lines.some((line) => alive.has(line.number));
}
