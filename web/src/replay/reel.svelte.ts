// The events of a game that an observer received, so that the board can go back: a first view, the events since with
// their patches, and the lines of the log. It keeps no moment that its owner may no longer see.
import type { AnyEvent, AnyView, Step, Told } from '../boards/any';
import { append, type LogLine, type NameOf, type Sentence } from '../boards/log';
import type { Kit } from '../games/kit';
import type { Patch, Seat } from '../generated/messages';
import { patched } from '../table/patch';

/** A turn, from its first event (or the view that found it under way) to its last; no `ends` while it is running. */
export interface Turn {
  seat: Seat;
  begins: number;
  ends?: number;
}

/** The stored form of a reel. */
export interface KeptReel {
  reach: number;
  view: AnyView;
  events: Told[];
  patches: Patch[];
}

// Keeps a view every so many events; those between are computed on demand.
const kKeyEvery = 24;
const kNoChange: Patch = [];

export class Reel {
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<Turn[]>([]);
  /** The board can be shown after this event and after every later one. */
  reach = $state(0);
  /** The number of the last event. */
  last = $state(0);
  readonly #longest: number;
  /** The first one has the number `reach` + 1. */
  #events: Told[] = [];
  #patches: Patch[] = [];
  readonly #views = new Map<number, AnyView>();
  /** The last computed view, from which the following ones are computed. */
  #near: { seq: number; view: AnyView } | undefined;

  constructor(
    readonly kit: Kit,
    view: AnyView,
    seq: number,
    longest = Infinity,
  ) {
    this.#longest = longest;
    this.show(view, seq);
  }

  /** Restores a stored reel. */
  static of(kit: Kit, { reach, view, events, patches }: KeptReel, name: NameOf, longest?: number): Reel {
    const reel = new Reel(kit, view, reach, longest);
    reel.take(reach + 1, events, patches, name);
    return reel;
  }

  /** Takes a view of the host. A view of an unknown moment restarts the reel there. */
  show(view: AnyView, seq: number): void {
    if (this.#views.size === 0 || seq < this.reach || seq > this.last) {
      this.#views.clear();
      this.#events = [];
      this.#patches = [];
      this.reach = this.last = seq;
      // A turn is usually under way; its part before the view cannot be shown.
      const seat = this.kit.turnOf(view);
      this.turns = seat ? [{ seat, begins: seq }] : [];
    }
    this.#views.set(seq, view);
    this.#near = undefined;
  }

  /**
   * Takes events from number `first` on with their patches; a host without patches sends a view later. Returns the
   * sentences to announce.
   */
  take(first: number, events: readonly Told[], patches: readonly Patch[], name: NameOf): Sentence[] {
    if (first > this.last + 1) return [];
    const said: Sentence[] = [];
    let view = this.at(this.last);
    let lines = this.lines;
    for (const event of events.slice(this.last + 1 - first)) {
      const number = this.#end + 1;
      const patch = patches[number - first] ?? kNoChange;
      const one = this.kit.tell(view, event, name);
      lines = append(lines, one, number);
      if (!one.quiet || event.type === 'TurnStarted') said.push(one);
      this.#events.push(event);
      this.#patches.push(patch);
      view = patched(view, patch);
      if (number % kKeyEvery === 0) this.#views.set(number, view);
      this.#noteTurn(event, number);
    }
    this.last = this.#end;
    this.#views.set(this.last, view);
    this.lines = lines.slice(-this.#longest);
    return said;
  }

  get #end(): number {
    return this.reach + this.#events.length;
  }

  /** The view after the event of that number. */
  at(seq: number): AnyView {
    let key = Math.min(Math.max(seq, this.reach), this.#end);
    const wanted = key;
    while (!this.#views.has(key) && key !== this.#near?.seq) --key;
    let view = this.#views.get(key) ?? (this.#near?.view as AnyView);
    if (key === wanted) return view;
    for (const patch of this.#patches.slice(key - this.reach, wanted - this.reach)) view = patched(view, patch);
    this.#near = { seq: wanted, view };
    return view;
  }

  /** The events after number `from`, up to and including number `to`. */
  between(from: number, to: number): Told[] {
    return this.#events.slice(from - this.reach, to - this.reach);
  }

  /** Those of them that were not undone, with their numbers: they lead from one view to the other. */
  surviving(from: number, to: number): { number: number; event: AnyEvent }[] {
    const left: { number: number; event: AnyEvent }[] = [];
    for (const [i, event] of this.between(from, to).entries()) {
      if (event.type !== 'Undone') left.push({ number: from + 1 + i, event });
      else while ((left.at(-1)?.number ?? 0) > event.back_to) left.pop();
    }
    return left;
  }

  /** Every event with the board after it, in the order in which they happened; an undo is only a board. */
  told(from: number, to: number): Step[] {
    return this.between(from, to).map((event, i) => {
      const view = this.at(from + 1 + i);
      return event.type === 'Undone' ? { view } : { event, view };
    });
  }

  /** The surviving events with the boards after them. */
  steps(from: number, to: number): Step[] {
    return this.surviving(from, to).map(({ number, event }) => ({ event, view: this.at(number) }));
  }

  #noteTurn(event: Told, number: number): void {
    if (event.type === 'Undone') this.turns = this.turns.flatMap((turn) => turnBefore(turn, event.back_to));
    const now = this.turns[this.turns.length - 1];
    const end = (ends: number): void => {
      if (now && now.ends === undefined) this.turns = [...this.turns.slice(0, -1), { ...now, ends }];
    };
    if (event.type === 'TurnEnded') end(number);
    if (event.type !== 'TurnStarted') return;
    // Not every game sends an event at the end of a turn.
    end(number - 1);
    this.turns = [...this.turns, { seat: event.seat, begins: number }];
  }

  /** Whether the board can show the line; lines from before the reel began can only be read. */
  reaches(line: LogLine): boolean {
    return line.number > this.reach && line.until <= this.last;
  }

  /** Drops all views before a moment; the lines stay. */
  forgetBefore(seq: number): void {
    if (seq <= this.reach || seq > this.last) return;
    const view = this.at(seq);
    this.#events = this.#events.slice(seq - this.reach);
    this.#patches = this.#patches.slice(seq - this.reach);
    for (const key of [...this.#views.keys()]) if (key < seq) this.#views.delete(key);
    this.#views.set(seq, view);
    this.#near = undefined;
    this.reach = seq;
  }

  kept(): KeptReel {
    return { reach: this.reach, view: this.at(this.reach), events: this.#events, patches: this.#patches };
  }
}

/** The turn as it was after an event; empty if it had not begun. */
function turnBefore(turn: Turn, seq: number): Turn[] {
  if (turn.begins > seq) return [];
  return turn.ends !== undefined && turn.ends > seq ? [{ seat: turn.seat, begins: turn.begins }] : [turn];
}

/**
 * With strict memory a seat may look back to the start of its last finished turn, a spectator to that of any seat.
 * Returns the number of the last event before it.
 */
export function furthestBack(reel: Reel, observer: Seat | undefined): number {
  const turn = reel.turns.findLast((one) => one.ends !== undefined && (!observer || one.seat === observer));
  return turn ? turn.begins - 1 : reel.reach;
}
