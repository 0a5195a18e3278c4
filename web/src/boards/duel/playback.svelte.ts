// Plays events one after the other: what is drawn goes from view to view while pieces fly between them. Whoever does
// not want to wait skips, and the last view stands at once. Nothing here keeps anybody from answering.
import { tick } from 'svelte';
import type { DuelEvent, DuelView } from '../../generated/messages';
import { fold } from './fold';
import { kCard, type Layout } from './geometry';
import {
  boardPose,
  cardMotion,
  characterMotion,
  flyersOf,
  secretMotion,
  type Flyer,
  type Motion,
  type Place,
} from './motion';

export class Playback {
  /** What is drawn. */
  shown = $state.raw<DuelView>() as DuelView;
  flyers = $state.raw<Flyer[]>([]);
  playing = $state(false);
  /** How many events have been played to their end. */
  played = $state(0);
  /** 0 is without motion, 1 as designed. */
  speed = 1;
  /** Told what begins to be shown and what has been. */
  onshow: ((event: DuelEvent, when: 'begins' | 'ends') => void) | undefined;
  root: HTMLElement | undefined;
  layout: Layout | undefined;

  #queue: DuelEvent[] = [];
  #target: DuelView;
  #running: Animation[] = [];
  #isSkipping = false;
  #number = 0;

  constructor(view: DuelView) {
    this.shown = view;
    this.#target = view;
  }

  /** Shows a view at once. */
  jump(view: DuelView): void {
    this.#queue = [];
    this.#target = view;
    this.skip();
    this.shown = view;
  }

  /** Events that lead from what was fed last to this view. */
  feed(events: readonly DuelEvent[], view: DuelView): void {
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
      if (!this.#isStill) await this.#play(event);
      if (!isSilent) this.onshow?.(event, 'ends');
      this.flyers = [];
      this.shown = fold(this.shown, event);
      this.played += 1;
    }
    // The true view also knows what only the rules can tell.
    this.shown = this.#target;
    this.flyers = [];
    this.#isSkipping = false;
    this.playing = false;
  }

  async #play(event: DuelEvent): Promise<void> {
    const before = this.shown;
    const flyers = flyersOf(before, event, this.#number);
    if (flyers.length === 0 || !this.layout) return;
    if (this.#isReduced) return this.#crossFade();
    this.#number += 8;
    // Motions are measured on the board as it is; then the pieces leave their places.
    const motions = flyers.map((flyer) => this.#motionOf(flyer));
    this.shown = withoutFlyers(before, flyers);
    this.flyers = flyers;
    await tick();
    await this.#finish(flyers.flatMap((flyer, i) => this.#animate(`[data-flyer="${flyer.id}"]`, motions[i])));
    // The next view is folded from the board before the flight.
    this.shown = before;
  }

  get #isReduced(): boolean {
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #motionOf(flyer: Flyer): Motion {
    const layout = this.layout;
    if (!layout) return { frames: [], duration: 0 };
    if (flyer.kind === 'character') return characterMotion(layout, flyer);
    if (flyer.kind === 'secret') return secretMotion(layout, flyer);
    return cardMotion(this.#poseOf(layout, flyer.from), this.#poseOf(layout, flyer.to), flyer.ms);
  }

  // A zone is where its panel is on the screen: on a phone that may be the strip with the name.
  #poseOf(layout: Layout, at: Place): { x: number; y: number; scale: number } {
    const known = boardPose(layout, this.shown, at);
    if (known || at.at !== 'zone') return known ?? { x: layout.cx, y: layout.cy, scale: layout.k };
    const find = (selector: string): DOMRect | undefined =>
      [...(this.root?.querySelectorAll(selector) ?? [])]
        .map((one) => one.getBoundingClientRect())
        .find((one) => one.width > 0);
    const box = find(`[data-zone="${at.seat} ${at.zone}"]`) ?? find(`[data-seat="${at.seat}"]`);
    const frame = this.root?.querySelector('.stage')?.getBoundingClientRect();
    if (!box || !frame) return { x: layout.cx, y: layout.cy, scale: layout.k };
    const share = at.end === 'L' ? 0.15 : at.end === 'R' ? 0.85 : 0.5;
    const scale = Math.min(box.height / kCard.height, layout.k);
    return { x: box.x - frame.x + box.width * share, y: box.y - frame.y + box.height / 2, scale };
  }

  #animate(selector: string, motion: Motion | undefined): Animation[] {
    if (!motion || motion.frames.length === 0) return [];
    return [...(this.root?.querySelectorAll(selector) ?? [])].map((element) => {
      const animation = element.animate(motion.frames, { duration: motion.duration, fill: 'both' });
      animation.playbackRate = this.speed;
      return animation;
    });
  }

  async #crossFade(): Promise<void> {
    const frames = [{ opacity: 0.4 }, { opacity: 1 }];
    await this.#finish(this.#animate('.pieces', { frames, duration: 120 }));
  }

  async #finish(animations: Animation[]): Promise<void> {
    this.#running = animations;
    await Promise.all(animations.map((one) => one.finished.catch(() => undefined)));
    for (const one of animations) one.cancel();
    this.#running = [];
  }
}

/** The board while pieces are in the air: they have left their places and are not yet anywhere else. */
export function withoutFlyers(view: DuelView, flyers: readonly Flyer[]): DuelView {
  const next = structuredClone(view);
  for (const flyer of flyers) {
    if (flyer.kind === 'character') {
      for (const one of next.players) if (one.seat === flyer.seat) delete one.tower;
    }
    if (flyer.kind !== 'card') continue;
    const { from } = flyer;
    if (from.at === 'slot') {
      for (const one of next.slots) if (one.slot === from.slot) delete one.card;
    }
    const owner = from.at === 'zone' ? next.players.find((one) => one.seat === from.seat) : undefined;
    const cards = from.at === 'zone' && from.zone !== 'veiled' ? owner?.[from.zone] : undefined;
    const at = cards?.indexOf(flyer.card) ?? -1;
    if (at >= 0) cards?.splice(at, 1);
  }
  return next;
}
