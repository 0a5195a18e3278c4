// Parses the names of cards for drawing.
import type { TowersCard } from '../../generated/messages';

/** The symbol in parts.svg, whose names cannot contain a bar. */
export function cardPart(card: TowersCard): string {
  return card === '?' ? 'card-back' : `card-${card.replace('|', '-')}`;
}

export function isDiceCard(card: TowersCard): boolean {
  return card.startsWith('D');
}

/** What a card shows: the numbers of its sides, or the number of dice. */
export interface CardFace {
  tower?: number;
  wizard?: number;
  dice?: number;
}

export function cardFace(card: TowersCard): CardFace {
  const dice = /^D([CTW])(\d)$/.exec(card);
  if (dice)
    return {
      dice: Number(dice[2]),
      ...(dice[1] === 'T' ? { tower: 0 } : {}),
      ...(dice[1] === 'W' ? { wizard: 0 } : {}),
    };
  const both = /^C(\d)\|(\d)$/.exec(card);
  if (both) return { tower: Number(both[1]), wizard: Number(both[2]) };
  const one = /^([WT])(\d)$/.exec(card);
  if (!one) return {};
  return one[1] === 'W' ? { wizard: Number(one[2]) } : { tower: Number(one[2]) };
}
