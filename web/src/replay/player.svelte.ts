// Moves through a reel: from line to line, from turn to turn, to any moment. It has no clock: the component says when
// the next step is due.
import type { AnyPlayback } from '../boards/any';
import type { LogLine } from '../boards/log';
import type { Reel, Turn } from './reel.svelte';

export const kRates = [0.5, 1, 2] as const;
export type Rate = (typeof kRates)[number];

export class Player {
  reel = $state.raw<Reel>() as Reel;
  playback = $state.raw<AnyPlayback>() as AnyPlayback;
  /** The number of the last event shown. */
  seq = $state(0);
  isPlaying = $state(false);
  rate = $state<Rate>(1);
  /** Where it can stop: at the beginning, at the start of each turn, after each line, at the end. */
  stops = $derived(stopsOf(this.reel));
  /** The index of the last stop reached. */
  index = $derived(
    Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= this.seq),
    ),
  );
  line = $derived.by((): LogLine | undefined => this.reel.lines.findLast((one) => one.until <= this.seq));
  turn = $derived.by((): Turn | undefined => this.reel.turns.findLast((one) => one.begins <= this.seq));
  /** Counted from 1. */
  turnNumber = $derived(this.reel.turns.filter((one) => one.begins <= this.seq).length);

  constructor(reel: Reel, seq = reel.reach) {
    this.show(reel, seq);
  }

  get isAtStart(): boolean {
    return this.index === 0;
  }
  get isAtEnd(): boolean {
    return this.seq >= this.reel.last;
  }

  /** Shows the same game for another observer, at the same moment. */
  show(reel: Reel, seq = this.seq): void {
    this.reel = reel;
    this.seq = Math.min(Math.max(seq, reel.reach), reel.last);
    this.playback = reel.kit.playback(reel.at(this.seq));
  }

  /** Jumps to a moment. */
  toSeq(seq: number): void {
    this.seq = Math.min(Math.max(seq, this.reel.reach), this.reel.last);
    this.playback.jump(this.reel.at(this.seq));
  }

  toIndex(index: number): void {
    this.toSeq(this.stops[Math.min(Math.max(index, 0), this.stops.length - 1)] ?? this.reel.reach);
  }

  /** Animates a step forward; jumps on a step back. */
  step(by: 1 | -1): void {
    if (by < 0) {
      const before = this.stops.findLast((stop) => stop < this.seq);
      this.toSeq(before ?? this.reel.reach);
      return;
    }
    const next = this.stops.find((stop) => stop > this.seq);
    if (next === undefined) return;
    const from = this.seq;
    this.seq = next;
    if (this.playback.playing) this.playback.skip();
    this.playback.feed([...this.reel.steps(from, next), { view: this.reel.at(next) }]);
  }

  /** Going back first goes to the start of the current turn, like a music player. */
  stepTurn(by: 1 | -1): void {
    const begins = this.reel.turns.map((turn) => turn.begins);
    if (by > 0) this.toSeq(begins.find((one) => one > this.seq) ?? this.reel.last);
    else this.toSeq(begins.findLast((one) => one < this.seq) ?? this.reel.reach);
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.toSeq(this.reel.reach);
    this.isPlaying = !this.isPlaying;
  }

  /** The next step of automatic playback, which stops at the end. */
  goOn(): void {
    this.step(1);
    if (this.isAtEnd) this.isPlaying = false;
  }
}

function stopsOf(reel: Reel): number[] {
  const all = [reel.reach, ...reel.turns.map((one) => one.begins), ...reel.lines.map((one) => one.until), reel.last];
  return [...new Set(all.filter((one) => one >= reel.reach))].sort((a, b) => a - b);
}
