// The clocks of a table. The host sends the remaining time now and then; in between it is counted down here.
import type { Clock, Seat } from '../generated/messages';

/** An answer during another player's turn has a separate time. */
export interface Countdown {
  seat: Seat;
  left: number;
}

const kTick = 250;

export class Clocks {
  #turns = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  #running = $state.raw<{ message: Clock; at: number }>();
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  take(message: Clock): void {
    if (!message.window) this.#turns = new Map([...this.#turns, [message.seat, message.left]]);
    this.#running = { message, at: performance.now() };
    this.#now = performance.now();
    this.#timer ??= setInterval(() => (this.#now = performance.now()), kTick);
  }

  /** Stops the clock when another seat or none is asked, and keeps the remaining time. */
  settle(asked: Seat | undefined): void {
    const running = this.#running;
    if (!running || running.message.seat === asked) return;
    if (!running.message.window) {
      this.#turns = new Map([...this.#turns, [running.message.seat, this.#left(performance.now())]]);
    }
    this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#running = undefined;
  }

  #left(now: number): number {
    return this.#running ? Math.max(0, this.#running.message.left - (now - this.#running.at)) : 0;
  }

  /** The remaining turn time of each seat, in milliseconds. */
  get turns(): ReadonlyMap<Seat, number> {
    const running = this.#running;
    if (!running || running.message.window) return this.#turns;
    return new Map([...this.#turns, [running.message.seat, this.#left(this.#now)]]);
  }

  /** The clock that runs for this seat now, in its own turn or another's. */
  countdown(seat: Seat | undefined): Countdown | undefined {
    const running = this.#running;
    return running && running.message.seat === seat ? { seat, left: this.#left(this.#now) } : undefined;
  }
}
