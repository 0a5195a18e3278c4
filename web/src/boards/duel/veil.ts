// Secrets of one person are not on the screen while it goes from hand to hand.
import type { DuelView } from '../../generated/messages';

/** The board as both may see it: without veiled cards, and without what was seen under the towers. */
export function coverUp(view: DuelView): DuelView {
  const next = structuredClone(view);
  for (const one of next.players) delete one.veiled;
  for (const one of next.towers) {
    delete one.seen;
    one.stale = false;
  }
  next.looks = next.looks.map((look) => ({
    ...{ ...look, seen_a: '?' as const, seen_b: '?' as const },
    ...(look.exchange === undefined ? {} : { exchange: '?' as const }),
  }));
  return next;
}
