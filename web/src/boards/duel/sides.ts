// Who is who at the table: the colours and short names of both sides, for plaques, strips and the score.
import type { DuelBalance, DuelOwner, Seat } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { SeatInfo } from '../seat';
import { capital, roleName } from './words';

export interface Side {
  seat: Seat;
  /** “You” for the only person of this device, otherwise the character. */
  short: string;
  /** Whether it is called “You”. */
  isYou: boolean;
}

/** The side of the reader first. With several people at this device both are called by their characters. */
export function sidesOf(me: Seat, seats: readonly SeatInfo[]): readonly [Side, Side] {
  const mine = seats.filter((one) => one.you);
  const side = (seat: Seat): Side => {
    const isYou = mine.length === 1 && mine[0]?.seat === seat;
    return { seat, isYou, short: isYou ? t('duel-you') : capital(roleName(seat)) };
  };
  return [side(me), side(me === 'K' ? 'M' : 'K')];
}

export const otherOf = (seat: Seat): Seat => (seat === 'K' ? 'M' : 'K');
export const countOf = (at: DuelBalance, seat: Seat): number => (seat === 'K' ? at.knight : at.mage);

/** Colour and ink of a side; those of the reader are gold. */
export function toneOf(side: Side): { fill: string; ink: string } {
  if (side.isYou) return { fill: '#F0AE3C', ink: '#2A1C06' };
  return { fill: side.seat === 'K' ? '#C93434' : '#6B46C4', ink: '#FFFFFF' };
}

/** The side that leads, with its lead; undefined: a tie. */
export function leaderOf(at: DuelBalance, sides: readonly [Side, Side]): { side: Side; by: number } | undefined {
  const owner: DuelOwner = at.majority;
  const side = sides.find((one) => one.seat === owner);
  return side && { side, by: Math.abs(at.knight - at.mage) };
}
