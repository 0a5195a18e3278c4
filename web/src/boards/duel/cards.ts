// Parses the names of cards in the notation: "FE+" is a feather with a chest, "S2<" two stones with an arrow to the
// left. It reports only what a card shows.
import type { DuelCard, DuelIngredient, DuelSecret } from '../../generated/messages';

export const kIngredients: readonly DuelIngredient[] = ['FE', 'TO', 'BO', 'EL', 'TS'];
/** The place of a removed card in a row, at a table that leaves gaps. */
export const kGap = '_';
export const kHidden = '?';

export interface CardFace {
  ingredient?: DuelIngredient;
  /** The number of stones, which share one arrow. */
  stones: number;
  arrow?: 'left' | 'right';
  chest: boolean;
}

const isIngredient = (word: string): word is DuelIngredient => (kIngredients as readonly string[]).includes(word);

export function cardFace(card: DuelCard): CardFace {
  const chest = card.endsWith('+');
  const plain = chest ? card.slice(0, -1) : card;
  if (isIngredient(plain)) return { ingredient: plain, stones: 0, chest };
  const found = /^S(\d)([<>])$/.exec(plain);
  if (!found) return { stones: 0, chest };
  return { stones: Number(found[1]), arrow: found[2] === '<' ? 'left' : 'right', chest };
}

/** The drawing of a card; a hidden card has no face. */
export function cardPart(card: DuelCard): string {
  const { ingredient, stones, arrow, chest } = cardFace(card);
  if (ingredient) return `km-${ingredient}${chest ? 'c' : ''}`;
  if (stones > 0) return `km-S${Math.min(stones, 2)}${arrow === 'left' ? 'L' : 'R'}`;
  return 'km-back';
}

export interface SecretFace {
  /** An ingredient, or the stone. */
  symbol: DuelIngredient | 'ST';
  princess: boolean;
}

/** Returns undefined if the card is face down or absent. */
export function secretFace(secret: DuelSecret | undefined): SecretFace | undefined {
  if (!secret) return undefined;
  const princess = secret.endsWith('*');
  const symbol = princess ? secret.slice(0, -1) : secret;
  return isIngredient(symbol) || symbol === 'ST' ? { symbol, princess } : undefined;
}

/** Groups equal cards, in the order of their first occurrence. */
export function grouped(cards: readonly DuelCard[]): { card: DuelCard; count: number }[] {
  const groups: { card: DuelCard; count: number }[] = [];
  for (const card of cards) {
    const known = groups.find((one) => one.card === card);
    if (known) known.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}
