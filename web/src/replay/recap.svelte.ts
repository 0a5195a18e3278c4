// The recap: replays everything since the player's last turn in a few seconds, with a sentence for each event.
import { tick } from 'svelte';
import type { AnyEvent, AnyPlayback } from '../boards/any';
import type { LogLine } from '../boards/log';
import type { Kit } from '../games/kit';
import type { Seat } from '../generated/messages';
import type { Reel } from './reel.svelte';

/** The events after `from`, up to and including `to`. */
export interface Span {
  from: number;
  to: number;
}

/** From the end of a seat's last turn to the start of this one; undefined if it is not the seat's turn. */
export function spanOf(reel: Reel, seat: Seat): Span | undefined {
  const now = reel.turns.at(-1);
  if (!now || now.seat !== seat || now.ends !== undefined) return undefined;
  const before = reel.turns.slice(0, -1).findLast((turn) => turn.seat === seat);
  return { from: Math.max(before?.ends ?? reel.reach, reel.reach), to: now.begins };
}

/** The log lines of a span. */
export function linesOf(reel: Reel, { from, to }: Span): LogLine[] {
  return reel.lines.filter((line) => line.number > from && line.until <= to);
}

const kLongest = 4500;
/** The minimum time a recap is shown, and how much longer than its animation. */
export const kShortest = 3000;
export const kAfterwards = 700;

/** The playback speed that keeps it within the time limit. */
export function paceOf(kit: Kit, events: readonly AnyEvent[]): number {
  const whole = events.reduce((sum, event) => sum + kit.timeOf(event), 0);
  return Math.max(1, whole / kLongest);
}

export class Recap {
  lines = $state.raw<LogLine[]>([]);
  playback = $state.raw<AnyPlayback>();
  isOpen = $state(false);
  /** Announced once to screen readers. */
  spoken = $state('');
  /** The start of the turn it was shown for. */
  #shown = -1;
  /** Maps the count of played events to the number of the last one. */
  #numbers: number[] = [];
  readonly #reel: () => Reel | undefined;

  constructor(reel: () => Reel | undefined) {
    this.#reel = reel;
  }

  /** The line being played; undefined without motion. */
  get current(): LogLine | undefined {
    if (!this.playback) return undefined;
    const reached = this.#numbers[this.playback.played] ?? Infinity;
    return this.lines.find((line) => line.until > reached) ?? this.lines.at(-1);
  }

  /** Called after every event; opens the recap at the first call in a turn of the seat. */
  notice(seat: Seat, moves: boolean): void {
    const reel = this.#reel();
    const span = reel && spanOf(reel, seat);
    if (!span || span.to === this.#shown) return;
    this.#shown = span.to;
    // A player who has already played a card knows what happened.
    const isFresh = !reel.lines.some((line) => line.number > span.to);
    if (isFresh && linesOf(reel, span).length > 0) void this.open(seat, moves);
  }

  async open(seat: Seat, moves: boolean): Promise<void> {
    const reel = this.#reel();
    const span = reel && this.#latest(reel, seat);
    if (!span) return;
    this.lines = linesOf(reel, span);
    this.isOpen = true;
    this.spoken = this.lines.map((line) => line.say()).join('. ');
    this.playback = undefined;
    if (!moves || span.from < reel.reach) return;
    const events = reel.surviving(span.from, span.to);
    this.#numbers = [span.from, ...events.map((one) => one.number)];
    const playback = reel.kit.playback(reel.at(span.from));
    playback.speed = paceOf(
      reel.kit,
      events.map((one) => one.event),
    );
    this.playback = playback;
    await tick();
    playback.feed([...reel.steps(span.from, span.to), { view: reel.at(span.to) }]);
  }

  /** During another player's turn: the events since the seat's last turn. */
  #latest(reel: Reel, seat: Seat): Span {
    const before = reel.turns.findLast((turn) => turn.seat === seat && turn.ends !== undefined);
    return spanOf(reel, seat) ?? { from: Math.max(before?.ends ?? 0, reel.reach), to: reel.last };
  }

  close(): void {
    this.isOpen = false;
    this.playback = undefined;
  }
}
