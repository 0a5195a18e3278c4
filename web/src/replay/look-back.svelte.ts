// Looking back from a running table: shows a line of the log again while the game continues.
import { tick } from 'svelte';
import type { AnyPlayback } from '../boards/any';
import type { LogLine } from '../boards/log';
import type { Reel } from './reel.svelte';

export class LookBack {
  line = $state.raw<LogLine>();
  playback = $state.raw<AnyPlayback>();
  /** The newest line when looking back began. */
  #newest = $state(0);
  readonly #reel: () => Reel | undefined;

  constructor(reel: () => Reel | undefined) {
    this.#reel = reel;
  }

  get lines(): LogLine[] {
    return this.#reel()?.lines ?? [];
  }

  /** The number of lines added since. */
  get news(): number {
    return this.line ? this.lines.filter((one) => one.number > this.#newest).length : 0;
  }

  /** The line before or after the one shown, if it can be shown. */
  neighbour(by: 1 | -1): LogLine | undefined {
    const reel = this.#reel();
    const at = this.lines.findIndex((one) => one.number === this.line?.number);
    const found = at < 0 ? undefined : this.lines[at + by];
    return found && reel?.reaches(found) ? found : undefined;
  }

  async open(line: LogLine, speed: number): Promise<void> {
    const reel = this.#reel();
    if (!reel?.reaches(line)) return;
    if (!this.line) this.#newest = this.lines.at(-1)?.number ?? 0;
    this.line = line;
    const [from, to] = [line.number - 1, line.until];
    const playback = reel.kit.playback(reel.at(from));
    playback.speed = speed;
    this.playback = playback;
    // The board gets the new playback before the playback starts.
    await tick();
    playback.feed([...reel.steps(from, to), { view: reel.at(to) }]);
  }

  close(): void {
    this.line = undefined;
    this.playback = undefined;
  }
}
