// Cards keep their places in the hand while others are added and removed, as on a real table.
import type { TowersCard } from '../../generated/messages';

export interface Slot {
  /** Undefined: a gap. */
  card?: TowersCard;
  inPlay: boolean;
}

/** The minimum number of places, so that played cards leave a gap. */
export const kHandPlaces = 3;

export function arrange(before: readonly Slot[], hand: readonly TowersCard[], inPlay: TowersCard | undefined): Slot[] {
  const left = [...hand];
  let laid = inPlay;
  // First the cards that stay in place, then the played card, then new cards into the gaps.
  const stayed = before.map(({ card }) => (card !== undefined && take(left, card) ? card : undefined));
  const slots = before.map((slot, i): Slot => {
    const card = stayed[i];
    if (card !== undefined) return { card, inPlay: false };
    if (laid === undefined || slot.card !== laid) return { inPlay: false };
    laid = undefined;
    return { card: slot.card, inPlay: true };
  });
  for (const slot of slots) {
    const newcomer = slot.card === undefined ? left.shift() : undefined;
    if (newcomer !== undefined) slot.card = newcomer;
  }
  for (const card of left) slots.push({ card, inPlay: false });
  if (laid !== undefined) placeLaid(slots, laid);
  while (slots.length < kHandPlaces) slots.push({ inPlay: false });
  // Places beyond the third exist only while they hold a card, and a full hand has no gaps: after an exchange it is full.
  const isFull = slots.filter((slot) => slot.card !== undefined).length >= kHandPlaces;
  return slots.filter((slot, i) => slot.card !== undefined || (i < kHandPlaces && !isFull));
}

function placeLaid(slots: Slot[], card: TowersCard): void {
  const gap = slots.find((slot) => slot.card === undefined);
  if (gap) Object.assign(gap, { card, inPlay: true });
  else slots.push({ card, inPlay: true });
}

function take(cards: TowersCard[], card: TowersCard): boolean {
  const i = cards.indexOf(card);
  if (i < 0) return false;
  cards.splice(i, 1);
  return true;
}
