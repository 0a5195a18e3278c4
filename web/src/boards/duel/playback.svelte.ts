// Animates the pieces of Knight & Mage between two views.
import type { DuelEvent, DuelView } from '../../generated/messages';
import { BoardPlayback, type Motion } from '../playback.svelte';
import { kCard, type Layout } from './geometry';
import { boardPose, cardMotion, characterMotion, flyersOf, secretMotion, type Flyer, type Place } from './motion';

/** The maximum number of flyers per event; each gets its own id. */
const kFlyers = 8;

export class Playback extends BoardPlayback<DuelView, DuelEvent, Flyer, Layout> {
  #number = 0;

  protected async play(event: DuelEvent): Promise<void> {
    const flyers = flyersOf(this.shown, event, this.#number);
    if (flyers.length === 0 || !this.layout) return;
    if (this.isReduced) return this.crossFade();
    this.#number += kFlyers;
    // Measures the motions on the board as it is; then the pieces leave their places.
    const motions = flyers.map((flyer) => this.#motionOf(flyer));
    await this.fly(flyers, motions, withoutFlyers(this.shown, flyers));
  }

  #motionOf(flyer: Flyer): Motion {
    const layout = this.layout;
    if (!layout) return { frames: [], duration: 0 };
    if (flyer.kind === 'character') return characterMotion(layout, flyer);
    if (flyer.kind === 'secret') return secretMotion(layout, flyer);
    return cardMotion(this.#poseOf(layout, flyer.from), this.#poseOf(layout, flyer.to), flyer.ms);
  }

  // A zone is where its panel is on screen; on a phone that may be the strip with the name.
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
}

/** The board during a flight, without the flying pieces. */
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
