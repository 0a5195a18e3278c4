// The events of a game that an observer received, so that the board can go back: a first view, the events since then with
// their patches, and the lines of the log. It keeps no moment that its owner may no longer see.
import type { AnyEvent, AnyView, Step, Told } from '../boards/any';
import type { LogLine, NameOf, Sentence } from '../boards/log';
import type { Kit } from '../games/kit';
import type { Patch, Seat } from '../generated/messages';
import { patched } from '../table/patch';

/** A turn by the numbers of its first event (or of the view before which it began) and its last; without the last it goes on. */
export interface Turn {
  seat: Seat;
  begins: number;
  ends?: number;
}

/** What can be written down and read again. */
export interface KeptReel {
  reach: number;
  view: AnyView;
  events: Told[];
  patches: Patch[];
}

// A view is kept for each so many events; those between are made when they are asked for.
const kKeyEvery = 24;
const kNoChange: Patch = [];

export class Reel {
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<Turn[]>([]);
  /** The board can be shown as it was after this event and after every later one. */
  reach = $state(0);
  /** The number of the last event. */
  last = $state(0);
  readonly #longest: number;
  /** The first of them has the number `reach` + 1. */
  #events: Told[] = [];
  #patches: Patch[] = [];
  readonly #views = new Map<number, AnyView>();

  constructor(
    readonly kit: Kit,
    view: AnyView,
    seq: number,
    longest = Infinity,
  ) {
    this.#longest = longest;
    this.show(view, seq);
  }

  /** One that was written down. */
  static of(kit: Kit, { reach, view, events, patches }: KeptReel, name: NameOf, longest?: number): Reel {
    const reel = new Reel(kit, view, reach, longest);
    reel.take(reach + 1, events, patches, name);
    return reel;
  }

  /** A view of the host: of a moment that is known, or of one that is not, from which the reel then begins anew. */
  show(view: AnyView, seq: number): void {
    if (this.#views.size === 0 || seq < this.reach || seq > this.last) {
      this.#views.clear();
      this.#events = [];
      this.#patches = [];
      this.reach = this.last = seq;
      // Nearly always somebody's turn is under way; what of it was before cannot be shown.
      const seat = this.kit.turnOf(view);
      this.turns = seat ? [{ seat, begins: seq }] : [];
    }
    this.#views.set(seq, view);
  }

  /**
   * Events from the number `first` on, and what each of them changes; a host that does not tell that sends a view later.
   * Gives back what is worth saying aloud.
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
      lines = this.kit.append(lines, one, event, number);
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

  /** The board after the event of that number. */
  at(seq: number): AnyView {
    let key = Math.min(Math.max(seq, this.reach), this.#end);
    const wanted = key;
    while (!this.#views.has(key)) --key;
    let view = this.#views.get(key) as AnyView;
    for (const patch of this.#patches.slice(key - this.reach, wanted - this.reach)) view = patched(view, patch);
    return view;
  }

  /** The events after the number `from`, up to and with the number `to`. */
  between(from: number, to: number): Told[] {
    return this.#events.slice(from - this.reach, to - this.reach);
  }

  /** Those of them that were not taken back, with their numbers: what leads from one board to the other. */
  surviving(from: number, to: number): { number: number; event: AnyEvent }[] {
    const left: { number: number; event: AnyEvent }[] = [];
    for (const [i, event] of this.between(from, to).entries()) {
      if (event.type !== 'Undone') left.push({ number: from + 1 + i, event });
      else while ((left.at(-1)?.number ?? 0) > event.back_to) left.pop();
    }
    return left;
  }

  /** The same with the boards that they lead to, for whoever plays them. */
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
    // Not every game says that a turn is over.
    end(number - 1);
    this.turns = [...this.turns, { seat: event.seat, begins: number }];
  }

  /** Lines of this reel can be looked back at; those that were written down before it began can only be read. */
  reaches(line: LogLine): boolean {
    return line.number > this.reach && line.until <= this.last;
  }

  /** Forgets the board before a moment; its lines stay. */
  forgetBefore(seq: number): void {
    if (seq <= this.reach || seq > this.last) return;
    const view = this.at(seq);
    this.#events = this.#events.slice(seq - this.reach);
    this.#patches = this.#patches.slice(seq - this.reach);
    for (const key of [...this.#views.keys()]) if (key < seq) this.#views.delete(key);
    this.#views.set(seq, view);
    this.reach = seq;
  }

  kept(): KeptReel {
    return { reach: this.reach, view: this.at(this.reach), events: this.#events, patches: this.#patches };
  }
}

/** A turn as it was after an event, if it had begun then. */
function turnBefore(turn: Turn, seq: number): Turn[] {
  if (turn.begins > seq) return [];
  return turn.ends !== undefined && turn.ends > seq ? [{ seat: turn.seat, begins: turn.begins }] : [turn];
}

/**
 * In strict memory a seat may look back to the beginning of its last turn that is over, somebody who looks on to that
 * of anybody's. Gives back the last event before it.
 */
export function furthestBack(reel: Reel, observer: Seat | undefined): number {
  const turn = reel.turns.findLast((one) => one.ends !== undefined && (!observer || one.seat === observer));
  return turn ? turn.begins - 1 : reel.reach;
}
