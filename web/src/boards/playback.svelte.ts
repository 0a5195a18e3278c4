// Plays events one after the other: shows the host's view after each event and animates the pieces in between. Skipping
// shows the last view at once. Playback never blocks an answer. A board defines how its pieces fly.
import { tick } from 'svelte';
import type { AnyEvent, AnyView, Step } from './any';

export interface Motion {
  frames: Keyframe[];
  duration: number;
}

export abstract class BoardPlayback<
  View extends AnyView,
  Event extends AnyEvent,
  Flyer extends { id: number },
  Layout,
> {
  /** The view that is drawn. */
  shown = $state.raw<View>() as View;
  flyers = $state.raw<Flyer[]>([]);
  playing = $state(false);
  /** How many events have been played completely. */
  played = $state(0);
  /** The board shows an earlier moment than the present; nothing can be picked on it. */
  isBehind = $state(false);
  /** 0: no motion; 1: as designed. */
  speed = 1;
  /** Called when an event starts and after it has been shown. */
  onshow: ((event: AnyEvent, when: 'begins' | 'ends') => void) | undefined;
  root: HTMLElement | undefined;
  layout: Layout | undefined;

  #queue: Step<Event, View>[] = [];
  #run: Promise<void> = Promise.resolve();
  #running: Animation[] = [];
  #isSkipping = false;
  #isPaused = false;

  constructor(view: View) {
    this.shown = view;
  }

  /** Animates the change from the shown view to the one after the event. */
  protected abstract play(event: Event, after: View): Promise<void>;
  /** Called for every event once the view after it is shown. */
  protected readonly passed: ((event: Event) => void) | undefined;

  /** Shows a view at once. */
  jump(view: View): void {
    // Finishes the running animations first.
    this.#queue = this.playing ? [{ view }] : [];
    this.skip();
    this.shown = view;
  }

  /** Appends steps that continue from the last one. Resolves when all steps have been played or skipped. */
  feed(steps: readonly Step<Event, View>[]): Promise<void> {
    this.#queue.push(...steps);
    if (!this.playing) this.#run = this.#play();
    return this.#run;
  }

  skip(): void {
    this.#isSkipping = this.playing;
    this.#isPaused = false;
    for (const animation of this.#running) animation.finish();
  }

  /** Stops the pieces in the air, or lets them fly on. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    for (const animation of this.#running) {
      if (isPaused) animation.pause();
      else animation.play();
    }
  }

  /** Pieces are in the air, or the board is behind: nothing can be picked on it. */
  get isBusy(): boolean {
    return this.playing || this.isBehind;
  }

  get #isStill(): boolean {
    return this.speed === 0 || this.#isSkipping || !this.root || !this.layout;
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const { event, view } = step;
      const isSilent = this.#isSkipping;
      if (event && !isSilent) this.onshow?.(event, 'begins');
      if (event && !this.#isStill) await this.play(event, view);
      if (event && !isSilent) this.onshow?.(event, 'ends');
      this.flyers = [];
      this.shown = view;
      if (!event) continue;
      this.passed?.(event);
      this.played += 1;
    }
    this.#isSkipping = false;
    this.playing = false;
  }

  /** Removes pieces from the board, animates them, and removes the flyers; `beside` moves with them. */
  protected async fly(
    flyers: Flyer[],
    motions: readonly Motion[],
    board: View,
    beside: () => Animation[] = () => [],
  ): Promise<void> {
    const before = this.shown;
    this.shown = board;
    this.flyers = flyers;
    await tick();
    const others = beside();
    const flights = flyers.flatMap((flyer, i) => this.animate(`[data-flyer="${flyer.id}"]`, motions[i]));
    await this.finish([...flights, ...others]);
    this.shown = before;
  }

  protected get isReduced(): boolean {
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  protected animate(selector: string, motion: Motion | undefined, options: KeyframeAnimationOptions = {}): Animation[] {
    if (!motion || motion.frames.length === 0) return [];
    return [...(this.root?.querySelectorAll(selector) ?? [])].map((element) => {
      const animation = element.animate(motion.frames, { duration: motion.duration, fill: 'both', ...options });
      animation.playbackRate = this.speed;
      return animation;
    });
  }

  protected async crossFade(): Promise<void> {
    const frames = [{ opacity: 0.4 }, { opacity: 1 }];
    await this.finish(this.animate('.pieces', { frames, duration: 120 }));
  }

  protected async finish(animations: Animation[]): Promise<void> {
    this.#running = animations;
    if (this.#isPaused) for (const one of animations) one.pause();
    await Promise.all(animations.map((one) => one.finished.catch(() => undefined)));
    for (const one of animations) one.cancel();
    this.#running = [];
  }
}
