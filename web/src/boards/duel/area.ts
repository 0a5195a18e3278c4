// The cards of a player that the picked action would change: from the ghost, or from cards laid so far.
import type { DuelCard, DuelStones, Seat } from '../../generated/messages';
import { cardFace } from './cards';
import type { Ghost } from './ghost';
import type { Pick } from './pick';
import type { Laid } from './row';

export interface Change {
  laid: Laid[];
  /** How many of them were placed by a touch, not only pointed at. */
  placed: number;
  /** Acquired cards that would leave. */
  going: DuelCard[];
  /** Cards that would be acquired. */
  coming: DuelCard[];
  /** The number of the card that would leave the row. */
  leaving: number | undefined;
  /** What the stones of the row would count as afterwards. */
  stones: readonly DuelStones[] | undefined;
}

/** `pick`: the touches so far with the one under the pointer; `placed`: how many cards the touches alone have placed. */
export function changeOf(
  seat: Seat,
  ghost: Ghost | undefined,
  pick: Pick,
  asked: Seat | undefined,
  placed = 0,
): Change {
  const lays = ghost?.lays.filter((one) => one.seat === seat) ?? [];
  // A partly paid cost has no ghost yet.
  const begun = lays.length === 0 && asked === seat ? pick.laid : [];
  const discard = ghost?.discards.find((one) => one.seat === seat);
  const takes = ghost?.takes.filter((one) => one.seat === seat) ?? [];
  return {
    placed: asked === seat ? placed : 0,
    laid: [...lays.map(({ card, end }) => ({ card, end })), ...begun],
    going: [
      ...lays.filter((one) => one.from === 'acquired').map((one) => one.card),
      ...begun.map((one) => one.card),
      ...(discard && discard.number === 0 ? [discard.card] : []),
    ],
    coming: takes.map((one) => one.card).filter((card) => cardFace(card).stones === 0),
    leaving: discard && discard.number > 0 ? discard.number : undefined,
    stones: ghost?.rows.find((one) => one.seat === seat)?.stone_cards,
  };
}
