// Cards keep their places in the hand while others are added and removed, as on a real table.
import type { TowersCard } from '../../generated/messages';

export interface Slot {
  /** Undefined: a gap. */
  card?: TowersCard;
  inPlay: boolean;
  /** In a gap: as which card of the turn its card was played; undefined: there was none to draw. */
  played?: number;
}

/** The minimum number of places, so that played cards leave a gap. */
export const kHandPlaces = 3;

/** `pressed` is the place of the card that was played, which matters if there are two equal ones. */
export function arrange(
  before: readonly Slot[],
  hand: readonly TowersCard[],
  inPlay: TowersCard | undefined,
  pressed?: number,
): Slot[] {
  const left = [...hand];
  let laid = inPlay;
  const isLaid = (slot: Slot, i: number): boolean => i === pressed && inPlay !== undefined && slot.card === inPlay;
  // First the cards that stay in place, then the played card, then new cards into the gaps.
  const stayed = before.map((slot, i) =>
    slot.card !== undefined && !isLaid(slot, i) && take(left, slot.card) ? slot.card : undefined,
  );
  let played = Math.max(0, ...before.map((slot) => slot.played ?? 0));
  const order = [...before.keys()].sort((a, b) => Number(b === pressed) - Number(a === pressed));
  const slots: Slot[] = before.map(() => ({ inPlay: false }));
  for (const i of order) {
    const [slot, card] = [before[i], stayed[i]];
    if (!slot) continue;
    if (card !== undefined) slots[i] = { card, inPlay: false };
    else if (laid !== undefined && slot.card === laid) {
      laid = undefined;
      slots[i] = { card: slot.card, inPlay: true };
    } else if (slot.played !== undefined) slots[i] = { inPlay: false, played: slot.played };
    else if (slot.card !== undefined) slots[i] = { inPlay: false, played: ++played };
  }
  for (const [i, slot] of slots.entries()) {
    const newcomer = slot.card === undefined ? left.shift() : undefined;
    if (newcomer !== undefined) slots[i] = { card: newcomer, inPlay: false };
  }
  for (const card of left) slots.push({ card, inPlay: false });
  if (laid !== undefined) placeLaid(slots, laid);
  while (slots.length < kHandPlaces) slots.push({ inPlay: false });
  // Places beyond the third exist only while they hold a card, and a full hand has no gaps: after an exchange it is full.
  const isFull = slots.filter((slot) => slot.card !== undefined).length >= kHandPlaces;
  return slots.filter((slot, i) => slot.card !== undefined || (i < kHandPlaces && !isFull));
}

function placeLaid(slots: Slot[], card: TowersCard): void {
  const gap = slots.findIndex((slot) => slot.card === undefined);
  if (gap >= 0) slots[gap] = { card, inPlay: true };
  else slots.push({ card, inPlay: true });
}

function take(cards: TowersCard[], card: TowersCard): boolean {
  const i = cards.indexOf(card);
  if (i < 0) return false;
  cards.splice(i, 1);
  return true;
}
