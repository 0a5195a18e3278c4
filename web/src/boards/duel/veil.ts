// Hides a player's secrets while the screen is handed over.
import type { DuelView } from '../../generated/messages';

/** The board as both players may see it: without veiled cards and without seen secret cards. */
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
