// Shows what other players do, one action after the other, at the pace of this page. The film is a position in a reel:
// the host is always ahead of it, never waits for it, and every control only moves the position. A player's own actions
// are shown without waiting.
import type { AnyEvent, AnyPlayback } from '../boards/any';
import { textOf, type LogLine, type NameOf } from '../boards/log';
import type { Seat } from '../generated/messages';
import type { Reel } from '../replay/reel.svelte';
import { actionTime, motionSpeed, pace, readTime, type Pace } from './pace.svelte';

/** What the film needs from its page. */
export interface Stage {
  reel: () => Reel | undefined;
  playback: () => AnyPlayback | undefined;
  /** Whether a person at this page decides for the seat. */
  isOwn: (seat: Seat) => boolean;
  /** The page only watches, so no player waits for the end of the film. */
  isWatching: () => boolean;
  name: NameOf;
}

/** The events after `from`, up to and including `to`: an action, or what has arrived of it. */
interface Take {
  line: LogLine | undefined;
  from: number;
  to: number;
}

/** The shares of an action's time: its card is shown, then its pieces move; the rest shows the result. */
const kCard = 0.35;
const kMoving = 0.5;
/** Limits of the speed of motion: slow enough to be counted, fast enough to end in time. */
const [kSlowest, kFastest] = [0.4, 6];
/** The most lines of the timeline that are read at the same time. */
const kMostRows = 3;
/** A spectator's film catches up when it is so many actions behind. */
const kMostBehind = 8;

export class Film {
  /** The number of the last event that the board shows or moves to. */
  at = $state(0);
  /** The number of the last event shown so far; the timeline tells nothing after it. */
  told = $state(0);
  /** The action that is being shown. */
  line = $state.raw<LogLine>();
  /** The card of an action is shown large before its pieces move. */
  card = $state.raw<LogLine>();
  isRunning = $state(false);
  isPaused = $state(false);
  /** Announced to screen readers. */
  spoken = $state('');
  /** How many lines the timeline shows at once when this one is the last. */
  rows: (line: LogLine) => number = () => kMostRows;

  readonly #stage: Stage;
  /** Each control begins a new run; older ones end at their next wait. */
  #run = 0;
  #isLooping = false;
  /** When the current action may give way to the next one, on the film's own clock. */
  #actionEnds = 0;
  /** When each of the newest lines has been legible long enough. */
  #readBy: number[] = [];
  #pausedAt: number | undefined;
  #paused = 0;
  #wake: (() => void) | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Shows the newest moment without telling how it came about. */
  reset(): void {
    const reel = this.#stage.reel();
    this.#end();
    this.spoken = '';
    if (!reel) return;
    this.at = this.told = reel.last;
    this.#arrive(reel);
  }

  /** Called whenever the reel has grown or its last view has changed. A board that is late shows no motion. */
  go(isLate = false): void {
    const [reel, playback] = [this.#stage.reel(), this.#stage.playback()];
    if (!reel || !playback) return;
    const isShown = !isLate && pace.now !== 'instant';
    // While this player's own last action still moves, the board is already behind what others did after it.
    if (isShown && reel.lines.some((line) => line.until > this.at && this.#isFilmed(line))) playback.isBehind = true;
    if (this.#isLooping) return this.#wake?.();
    if (!isShown) return this.#catchUp(reel, playback);
    const next = this.#next(reel);
    // At once, so that a press before the first picture meets the film.
    if (next && this.#isFilmed(next.line)) this.#start(playback);
    void this.#show(++this.#run);
  }

  #isFilmed(line: LogLine | undefined): line is LogLine {
    return line !== undefined && !(line.seat && this.#stage.isOwn(line.seat));
  }

  #start(playback: AnyPlayback): void {
    this.isRunning = true;
    playback.isBehind = true;
  }

  // Every event is played without motion, so that listeners hear of it.
  #catchUp(reel: Reel, playback: AnyPlayback): void {
    const from = Math.max(this.at, reel.reach);
    const news = reel.lines.filter((line) => line.until > from);
    playback.speed = 0;
    void playback.feed([...reel.told(from, reel.last), { view: reel.at(reel.last) }]);
    this.at = this.told = reel.last;
    if (news.length > 0) this.spoken = sayAll(news);
  }

  async #show(run: number): Promise<void> {
    this.#isLooping = true;
    // A skipped run leaves its pieces in a moment.
    await this.#stage.playback()?.feed([]);
    while (run === this.#run) {
      const reel = this.#stage.reel();
      const next = reel && this.#next(reel);
      if (reel && next) await this.#take(reel, next, run);
      else if (this.isRunning && (this.isPaused || this.#clock() < this.#actionEnds))
        await this.#rest(this.#actionEnds);
      else break;
    }
    if (run !== this.#run) return;
    this.#announce();
    this.#end();
    const reel = this.#stage.reel();
    if (reel) this.#arrive(reel);
  }

  /** What comes next; undefined at the newest event. */
  #next(reel: Reel): Take | undefined {
    if (this.at < reel.reach) this.#jump(reel, reel.reach);
    const { lines } = reel;
    let i = lines.findIndex((line) => line.until > this.at);
    if (i >= 0 && this.#stage.isWatching() && lines.length - i > kMostBehind) {
      i = lines.length - kMostBehind;
      this.#jump(reel, (lines[i]?.number ?? 1) - 1);
    }
    if (this.at >= reel.last) return undefined;
    const line = i >= 0 ? lines[i] : undefined;
    const after = i >= 0 ? lines[i + 1] : undefined;
    return { line, from: this.at, to: after ? after.number - 1 : reel.last };
  }

  #jump(reel: Reel, to: number): void {
    this.at = to;
    this.#stage.playback()?.jump(reel.at(to));
  }

  async #take(reel: Reel, { line, from, to }: Take, run: number): Promise<void> {
    const playback = this.#stage.playback();
    if (!playback) return;
    const isFilmed = this.#isFilmed(line);
    const steps = reel.told(from, to);
    if (!isFilmed) {
      this.#announce(line);
      playback.speed = motionSpeed(pace.now);
    } else {
      // The rest of an action that has begun needs no wait.
      if (line.number > from) await this.#begin(line, run);
      if (run !== this.#run) return;
      playback.speed = speedFor(
        reel,
        steps.flatMap((one) => one.event ?? []),
        this.#pace,
      );
    }
    this.at = to;
    this.told = Math.max(this.told, to);
    if (isFilmed) this.line = reel.lines.find((one) => one.number === line.number);
    await playback.feed(steps);
  }

  /** Waits until the action before has had its time and its line has room in the timeline. */
  async #begin(line: LogLine, run: number): Promise<void> {
    const playback = this.#stage.playback();
    if (playback) this.#start(playback);
    await this.#rest(Math.max(this.#actionEnds, this.#readBy.at(-this.rows(line)) ?? 0), run);
    if (run !== this.#run) return;
    this.#announce();
    this.line = line;
    this.#actionEnds = this.#clock() + actionTime(this.#pace);
    this.#readBy = [...this.#readBy, this.#clock() + readTime(textOf(line).length, this.#pace)].slice(-kMostRows);
    this.told = Math.max(this.told, line.number);
    if (!line.act?.token?.isCard) return;
    this.card = line;
    await this.#rest(this.#clock() + actionTime(this.#pace) * kCard, run);
    if (run === this.#run) this.card = undefined;
  }

  /** Someone who asks to see an action sees it at any pace. */
  get #pace(): Pace {
    return pace.now === 'instant' ? 'quick' : pace.now;
  }

  /** Announces the action that has been shown, or one that needs no time. */
  #announce(line?: LogLine): void {
    const shown = line ?? this.line;
    const whole = this.#stage.reel()?.lines.find((one) => one.number === shown?.number);
    if (whole) this.spoken = whole.say();
    if (!line) this.line = undefined;
  }

  #arrive(reel: Reel): void {
    const playback = this.#stage.playback();
    // A reel that was stored is behind until the events since have arrived.
    if (reel.last < this.at) return;
    this.at = reel.last;
    this.told = Math.max(this.told, this.at);
    if (playback && playback.shown !== reel.at(reel.last)) playback.jump(reel.at(reel.last));
  }

  #end(): void {
    ++this.#run;
    this.#isLooping = false;
    this.isRunning = this.isPaused = false;
    this.#pausedAt = undefined;
    this.line = this.card = undefined;
    this.#actionEnds = 0;
    this.#readBy = [];
    const playback = this.#stage.playback();
    if (playback) playback.isBehind = false;
    this.#wake?.();
  }

  /** Shows the present at once and says what was left out. */
  skip(): void {
    const reel = this.#stage.reel();
    if (!reel || !this.isRunning) return;
    const left = reel.lines.filter((line) => line.until > this.told || line.number === this.line?.number);
    this.#end();
    this.#arrive(reel);
    if (left.length > 0) this.spoken = summaryOf(left, this.#stage.name);
  }

  pause(isPaused: boolean): void {
    if (!this.isRunning || isPaused === this.isPaused) return;
    if (isPaused) this.#pausedAt = performance.now();
    else this.#paused += performance.now() - (this.#pausedAt ?? performance.now());
    if (!isPaused) this.#pausedAt = undefined;
    this.isPaused = isPaused;
    this.#stage.playback()?.pause(isPaused);
    this.#wake?.();
  }

  /** Shows everything from the beginning of a line on. */
  playFrom(line: LogLine): void {
    void this.#playFrom(line, 'on');
  }
  /** Shows one action and then what was shown before. */
  replay(line: LogLine): void {
    void this.#playFrom(line, 'back');
  }
  /** Shows the action before or after the current one among `lines`, and stops there. */
  step(by: 1 | -1, lines: readonly LogLine[]): void {
    const at = lines.findIndex((one) => one.number === this.line?.number);
    const now = at >= 0 ? at : lines.findLastIndex((one) => one.until <= this.at) + (by < 0 ? 1 : 0);
    const line = lines[now + by];
    if (line) void this.#playFrom(line, 'stop');
    else if (by > 0) this.skip();
  }

  async #playFrom(line: LogLine, then: 'on' | 'back' | 'stop'): Promise<void> {
    const [reel, playback] = [this.#stage.reel(), this.#stage.playback()];
    if (!reel?.reaches(line) || !playback) return;
    const back = this.isRunning && this.line ? this.line.number - 1 : this.at;
    this.#end();
    const run = ++this.#run;
    this.#isLooping = true;
    this.#start(playback);
    this.#jump(reel, line.number - 1);
    await playback.feed([]);
    const after = reel.lines.find((one) => one.number > line.number);
    if (run !== this.#run) return;
    await this.#take(reel, { line, from: line.number - 1, to: after ? after.number - 1 : reel.last }, run);
    // A player's own action is not filmed, but is shown when it is asked for.
    if (run !== this.#run) return;
    if (then === 'stop') {
      this.spoken = line.say();
      this.pause(true);
    }
    if (then === 'back') {
      await this.#rest(this.#actionEnds, run);
      if (run !== this.#run) return;
      this.#announce();
      this.#jump(reel, back);
    }
    await this.#show(run);
  }

  /** Runs while the film is not paused. */
  #clock(): number {
    return (this.#pausedAt ?? performance.now()) - this.#paused;
  }

  /** Waits for a moment of the film's clock; a run that was ended waits no longer. */
  async #rest(until: number, run?: number): Promise<void> {
    while ((run === undefined || run === this.#run) && (this.isPaused || this.#clock() < until)) {
      await new Promise<void>((wake) => {
        const timer = this.isPaused ? undefined : setTimeout(wake, until - this.#clock());
        this.#wake = () => {
          clearTimeout(timer);
          wake();
        };
      });
      this.#wake = undefined;
      // The caller looks for new events.
      if (run === undefined) return;
    }
  }
}

const sayAll = (lines: readonly LogLine[]): string => lines.map((line) => line.say()).join('. ');

/** The actions of each player in a few words. */
function summaryOf(lines: readonly LogLine[], name: NameOf): string {
  const seats = [...new Set(lines.map((line) => line.seat))];
  return seats
    .map((seat) => {
      const told = lines.filter((line) => line.seat === seat).map((line) => (seat ? textOf(line) : line.say()));
      return `${seat ? `${name(seat)}: ` : ''}${told.join('; ')}`;
    })
    .join('. ');
}

/** The speed at which the motions of the events fill their share of an action. */
function speedFor(reel: Reel, events: readonly AnyEvent[], at: Pace): number {
  const whole = events.reduce((sum, event) => sum + reel.kit.timeOf(event), 0);
  return Math.min(kFastest, Math.max(kSlowest, whole / (actionTime(at) * kMoving)));
}
