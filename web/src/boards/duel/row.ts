// A used row as a list of cards, before and after a card is added at one of its ends or removed. Left and right are as
// seen by the owner.
import type { DuelCard, DuelEnd, DuelGap } from '../../generated/messages';
import { kGap } from './cards';

export interface Laid {
  card: DuelCard;
  end: DuelEnd;
}

export function lay(row: readonly DuelCard[], { card, end }: Laid): DuelCard[] {
  return end === 'L' ? [card, ...row] : [...row, card];
}

export const layAll = (row: readonly DuelCard[], laid: readonly Laid[]): DuelCard[] => laid.reduce(lay, [...row]);

/** The index of the n-th card, counted from 1; gaps do not count. */
export function placeOf(row: readonly DuelCard[], number: number): number {
  let left = number;
  return row.findIndex((card) => card !== kGap && --left === 0);
}

/** The number of the card at an index. */
export function numberOf(row: readonly DuelCard[], place: number): number {
  return row.slice(0, place + 1).filter((card) => card !== kGap).length;
}

/** Removes the n-th card. Gaps at an end vanish, and two adjacent gaps become one. */
export function without(row: readonly DuelCard[], number: number, gap: DuelGap): DuelCard[] {
  const place = placeOf(row, number);
  if (place < 0) return [...row];
  if (gap === 'close') return row.filter((_, i) => i !== place);
  const left = row.map((card, i) => (i === place ? kGap : card));
  const merged = left.filter((card, i) => card !== kGap || left[i - 1] !== kGap);
  while (merged[0] === kGap) merged.shift();
  while (merged.at(-1) === kGap) merged.pop();
  return merged;
}

export const sameRow = (a: readonly DuelCard[], b: readonly DuelCard[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);
