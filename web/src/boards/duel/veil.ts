// Hides a player's secrets while the screen is handed over.
import type { DuelView } from '../../generated/messages';

/** The board as both players may see it: without veiled cards, seen secret cards, and points that count them. */
export function coverUp(view: DuelView): DuelView {
  const next = structuredClone(view);
  next.standing = {
    ...{ points: [], veiled: 0, secrets: 0 },
    towers: next.towers.map(({ tower, knight, mage, majority }) => ({ tower, knight, mage, majority })),
  };
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
