// Plays events one after the other: the drawing goes from view to view while pieces fly between them. Skipping shows
// the last view at once. Playback never blocks an answer. A board defines how it folds an event and how its pieces fly.
import { tick } from 'svelte';
import type { AnyEvent, AnyView } from './any';

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
  /** What is drawn. */
  shown = $state.raw<View>() as View;
  flyers = $state.raw<Flyer[]>([]);
  playing = $state(false);
  /** How many events have been played to their end. */
  played = $state(0);
  /** 0 is without motion, 1 as designed. */
  speed = 1;
  /** Told what begins to be shown and what has been. */
  onshow: ((event: AnyEvent, when: 'begins' | 'ends') => void) | undefined;
  root: HTMLElement | undefined;
  layout: Layout | undefined;

  #queue: Event[] = [];
  #target: View;
  #running: Animation[] = [];
  #isSkipping = false;

  constructor(view: View) {
    this.shown = view;
    this.#target = view;
  }

  protected abstract fold(view: View, event: Event): View;
  /** Leaves `shown` as it found it: the next view is folded from the board before the flight. */
  protected abstract play(event: Event): Promise<void>;

  /** Shows a view at once. */
  jump(view: View): void {
    this.#queue = [];
    this.#target = view;
    this.skip();
    this.shown = view;
  }

  /** Events that lead from what was fed last to this view. */
  feed(events: readonly Event[], view: View): void {
    this.#target = view;
    this.#queue.push(...events);
    if (!this.playing) void this.#run();
  }

  skip(): void {
    this.#isSkipping = this.playing;
    for (const animation of this.#running) animation.finish();
  }

  get #isStill(): boolean {
    return this.speed === 0 || this.#isSkipping || !this.root || !this.layout;
  }

  async #run(): Promise<void> {
    this.playing = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      const isSilent = this.#isSkipping;
      if (!isSilent) this.onshow?.(event, 'begins');
      if (!this.#isStill) await this.play(event);
      if (!isSilent) this.onshow?.(event, 'ends');
      this.flyers = [];
      this.shown = this.fold(this.shown, event);
      this.played += 1;
    }
    // The true view also knows what only the rules can tell.
    this.shown = this.#target;
    this.flyers = [];
    this.#isSkipping = false;
    this.playing = false;
  }

  /** Pieces leave the board, fly and are gone; `beside` moves with them. */
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
    await Promise.all(animations.map((one) => one.finished.catch(() => undefined)));
    for (const one of animations) one.cancel();
    this.#running = [];
  }
}
