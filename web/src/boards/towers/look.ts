// How pieces are marked: whose they are for the player at this screen, and what cannot be used now.
import type { Seat } from '../../generated/messages';

export interface Look {
  /** The player at this screen. */
  me?: Seat | undefined;
  partner?: Seat | undefined;
  /** Dims what cannot be used: the player decides now. */
  dims: boolean;
  /** The player's turn has just begun. */
  pulses: boolean;
  /** Units per pixel. */
  unit: number;
}

export interface Marks {
  own: boolean;
  partner: boolean;
  dimmed: boolean;
}

export function marksOf(look: Look | undefined, seat: Seat, isUsable: boolean): Marks {
  const own = look?.me !== undefined && look.me === seat;
  return {
    own,
    partner: look?.partner !== undefined && look.partner === seat,
    dimmed: (look?.dims ?? false) && !isUsable,
  };
}
