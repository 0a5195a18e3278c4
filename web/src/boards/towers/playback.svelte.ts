// Plays events one after the other: what is drawn goes from view to view while pieces fly between them. Whoever does
// not want to wait skips, and the last view stands at once. Nothing here keeps anybody from answering.
import { tick } from 'svelte';
import type { TowersEvent, TowersView } from '../../generated/messages';
import { fold } from './fold';
import { ringPoints, type Layout } from './geometry';
import {
  blockMotion,
  castleMotion,
  dropMotion,
  flyersOf,
  wizardMotion,
  type Flyer,
  type Motion,
  type Scene,
} from './motion';

export class Playback {
  /** What is drawn. */
  shown = $state.raw<TowersView>() as TowersView;
  flyers = $state.raw<Flyer[]>([]);
  die = $state(3);
  playing = $state(false);
  /** How many events have been played to their end. */
  played = $state(0);
  /** 0 is without motion, 1 as designed. */
  speed = 1;
  /** Told what begins to be shown and what has been. */
  onshow: ((event: TowersEvent, when: 'begins' | 'ends') => void) | undefined;
  root: HTMLElement | undefined;
  layout: Layout | undefined;

  #queue: TowersEvent[] = [];
  #target: TowersView;
  #running: Animation[] = [];
  #isSkipping = false;
  #number = 0;
  #pourFrom = 0;

  constructor(view: TowersView) {
    this.shown = view;
    this.#target = view;
  }

  /** Shows a view at once. */
  jump(view: TowersView): void {
    this.#queue = [];
    this.#target = view;
    this.skip();
    this.shown = view;
  }

  /** Events that lead from what was fed last to this view. */
  feed(events: readonly TowersEvent[], view: TowersView): void {
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
      if (event.type === 'TowerMoved') this.#pourFrom = event.to;
      if (event.type === 'DieRolled') this.die = event.value;
      this.played += 1;
    }
    // The true view also knows what only the rules can tell.
    this.shown = this.#target;
    this.flyers = [];
    this.#isSkipping = false;
    this.playing = false;
  }

  async #play(event: TowersEvent): Promise<void> {
    if (this.#isReduced) return this.#crossFade(event);
    if (event.type === 'DieRolled') return this.#roll(event.value);
    if (event.type === 'CardPlayed') return this.#layCard(event);
    const flyers = flyersOf(this.shown, event, this.#number, this.#pourFrom);
    if (flyers.length === 0 || !this.layout) return;
    this.#number += flyers.length;
    const scene: Scene = { layout: this.layout, points: ringPoints(this.layout), view: this.shown };
    // Motions are measured on the board as it is; then the pieces leave their places.
    const motions = flyers.map((flyer) => this.#motionOf(scene, flyer));
    this.shown = withoutFlyers(this.shown, flyers);
    this.flyers = flyers;
    await tick();
    const swallowed = flyers.flatMap((flyer) => (flyer.kind === 'block' ? this.#swallow(flyer, motions) : []));
    const flights = flyers.flatMap((flyer, i) => this.#animate(`[data-flyer="${flyer.id}"]`, motions[i]));
    await this.#finish([...flights, ...swallowed]);
    // The next view is folded from the board before the flight.
    this.shown = scene.view;
  }

  get #isReduced(): boolean {
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #motionOf(scene: Scene, flyer: Flyer): Motion {
    switch (flyer.kind) {
      case 'block':
        return blockMotion(scene, flyer);
      case 'wizard':
        return wizardMotion(scene, flyer);
      case 'castle':
        return castleMotion(scene, flyer);
      case 'drops': {
        const box = this.root?.querySelector(`[data-seat="${flyer.seat}"]`)?.getBoundingClientRect();
        const frame = this.root?.getBoundingClientRect();
        const to =
          box && frame
            ? { x: box.x - frame.x + box.width * 0.4, y: box.y - frame.y + box.height * 0.7 }
            : { x: 0, y: 0 };
        return dropMotion(scene, flyer.from, to);
      }
    }
  }

  #animate(selector: string, motion: Motion | undefined, options: KeyframeAnimationOptions = {}): Animation[] {
    const elements = [...(this.root?.querySelectorAll(selector) ?? [])];
    if (!motion || motion.frames.length === 0) return [];
    return elements.map((element) => {
      const animation = element.animate(motion.frames, { duration: motion.duration, fill: 'both', ...options });
      animation.playbackRate = this.speed;
      return animation;
    });
  }

  // Those below shrink, sink and are gone while the block comes down on them.
  #swallow(flyer: Flyer & { kind: 'block' }, motions: readonly Motion[]): Animation[] {
    const whole = Math.max(...motions.map((one) => one.duration));
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(10px) scale(.92)', opacity: 0 },
    ];
    const motion = { frames, duration: 220 };
    return this.#animate(`[data-stack="${flyer.to}"] .wizard > use`, motion, {
      delay: Math.max(0, whole - 320),
      easing: 'ease-in',
    });
  }

  async #roll(value: number): Promise<void> {
    this.die = value;
    await tick();
    const turns = [0, -28, 24, -16, 10, 0].map((turn) => ({
      transform: `rotate(${turn * 6}deg) translateY(${-Math.abs(turn)}px)`,
    }));
    await this.#finish(this.#animate('[data-die] use', { frames: turns, duration: 700 }, { easing: 'ease-out' }));
  }

  async #layCard(event: TowersEvent): Promise<void> {
    const before = this.shown;
    this.shown = fold(before, event);
    await tick();
    const frames = [
      { transform: 'translateY(90px) scale(1.15)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    await this.#finish(this.#animate('[data-pile="discard"]', { frames, duration: 260 }, { easing: 'ease-out' }));
    this.shown = before;
  }

  async #crossFade(event: TowersEvent): Promise<void> {
    if (flyersOf(this.shown, event, 0, this.#pourFrom).length === 0) return;
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
export function withoutFlyers(view: TowersView, flyers: readonly Flyer[]): TowersView {
  const next = structuredClone(view);
  for (const flyer of flyers) {
    if (flyer.kind === 'castle' || (flyer.kind === 'block' && flyer.castle)) next.castle = { space: -1 };
    const space = flyer.kind === 'drops' || flyer.kind === 'castle' ? undefined : next.ring[flyer.from];
    if (!space) continue;
    if (flyer.kind === 'block') space.towers.splice(flyer.level - 1);
    if (flyer.kind === 'wizard') {
      const top = space.towers[space.towers.length - 1];
      const counts = top ? top.wizards : space.ground;
      if (counts !== '?') counts[flyer.owner] = (counts[flyer.owner] ?? 1) - 1;
    }
  }
  return next;
}
