// Animates the pieces of Wandering Towers between two views.
import { tick } from 'svelte';
import type { TowersEvent, TowersView } from '../../generated/messages';
import { BoardPlayback, type Motion } from '../playback.svelte';
import { ringPoints, type Layout } from './geometry';
import { blockMotion, castleMotion, dropMotion, flyersOf, wizardMotion, type Flyer, type Scene } from './motion';

export class Playback extends BoardPlayback<TowersView, TowersEvent, Flyer, Layout> {
  die = $state(3);
  #number = 0;
  #pourFrom = 0;

  protected override readonly passed = (event: TowersEvent): void => {
    if (event.type === 'TowerMoved') this.#pourFrom = event.to;
    if (event.type === 'DieRolled') this.die = event.value;
  };

  protected async play(event: TowersEvent, after: TowersView): Promise<void> {
    const flyers = flyersOf(this.shown, event, this.#number, this.#pourFrom);
    if (this.isReduced) return flyers.length > 0 ? this.crossFade() : undefined;
    if (event.type === 'DieRolled') return this.#roll(event.value);
    if (event.type === 'CardPlayed') return this.#layCard(after);
    if (flyers.length === 0 || !this.layout) return;
    this.#number += flyers.length;
    const scene: Scene = { layout: this.layout, points: ringPoints(this.layout), view: this.shown };
    // Measures the motions on the board as it is; then the pieces leave their places.
    const motions = flyers.map((flyer) => this.#motionOf(scene, flyer));
    await this.fly(flyers, motions, withoutFlyers(this.shown, flyers), () =>
      flyers.flatMap((flyer) => (flyer.kind === 'block' ? this.#swallow(flyer, motions) : [])),
    );
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

  // Covered wizards shrink, sink and disappear while the block lands on them.
  #swallow(flyer: Flyer & { kind: 'block' }, motions: readonly Motion[]): Animation[] {
    const whole = Math.max(...motions.map((one) => one.duration));
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(10px) scale(.92)', opacity: 0 },
    ];
    const motion = { frames, duration: 220 };
    return this.animate(`[data-stack="${flyer.to}"] .wizard > use`, motion, {
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
    await this.finish(this.animate('[data-die] use', { frames: turns, duration: 700 }, { easing: 'ease-out' }));
  }

  async #layCard(after: TowersView): Promise<void> {
    const before = this.shown;
    this.shown = after;
    await tick();
    const frames = [
      { transform: 'translateY(90px) scale(1.15)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    await this.finish(this.animate('[data-pile="discard"]', { frames, duration: 260 }, { easing: 'ease-out' }));
    this.shown = before;
  }
}

/** The board during a flight, without the flying pieces. */
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
