// The faces of cards, from their names in the notation: "FE+" is a feather with a chest, "S2<" two stones whose arrow
// points left. It counts only what a card shows.
import type { DuelCard, DuelIngredient, DuelSecret } from '../../generated/messages';

export const kIngredients: readonly DuelIngredient[] = ['FE', 'TO', 'BO', 'EL', 'TS'];
/** A place in a row where a card was taken out, at a table that leaves gaps. */
export const kGap = '_';
export const kHidden = '?';

export interface CardFace {
  ingredient?: DuelIngredient;
  /** How many stones, with an arrow that all of them share. */
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

/** The drawing of a card; nobody sees the face of one that is hidden. */
export function cardPart(card: DuelCard): string {
  const { ingredient, stones, arrow, chest } = cardFace(card);
  if (ingredient) return `km-${ingredient}${chest ? 'c' : ''}`;
  if (stones > 0) return `km-S${Math.min(stones, 2)}${arrow === 'left' ? 'L' : 'R'}`;
  return 'km-back';
}

export interface SecretFace {
  /** Of an ingredient, or of the stone. */
  symbol: DuelIngredient | 'ST';
  princess: boolean;
}

/** Nothing: it lies face down, or none is there. */
export function secretFace(secret: DuelSecret | undefined): SecretFace | undefined {
  if (!secret) return undefined;
  const princess = secret.endsWith('*');
  const symbol = princess ? secret.slice(0, -1) : secret;
  return isIngredient(symbol) || symbol === 'ST' ? { symbol, princess } : undefined;
}

/** Equal cards side by side, in the order in which they came. */
export function grouped(cards: readonly DuelCard[]): { card: DuelCard; count: number }[] {
  const groups: { card: DuelCard; count: number }[] = [];
  for (const card of cards) {
    const known = groups.find((one) => one.card === card);
    if (known) known.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}
