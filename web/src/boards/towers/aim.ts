// The aim of a side as numbers: a player, or two partners, whose wizards and potions count as one.
import type { Seat, TowersPlayer, TowersView } from '../../generated/messages';
import { totals } from './surface';

export interface Aim {
  /** The seats of the side, this player first. */
  seats: Seat[];
  wizards: number;
  potions: number;
  home: number;
  /** The owner of each wizard at home. */
  homes: Seat[];
  full: number;
  empty: number;
  spent: number;
  filled: number;
  /** Whether potions were empty at the start, as in every game but a solo one. */
  fills: boolean;
}

/** The sides that have reached it. While the game goes on, the round is then played to its end. */
export function reached(view: TowersView): Seat[] {
  const has = (one: TowersPlayer): boolean => {
    const { fills, home, wizards, empty } = aimOf(view, one);
    return fills && home === wizards && empty === 0;
  };
  return view.phase === 'over' ? [] : view.players.filter(has).map((one) => one.seat);
}

/** Without a player: the aim that every side has. */
export function aimOf(view: TowersView, me: TowersPlayer | undefined): Aim {
  const first = me ?? view.players[0];
  const side = first ? [first, ...view.players.filter((one) => one.seat === first.partner)] : [];
  const sum = (of: (one: TowersPlayer) => number): number => side.reduce((all, one) => all + of(one), 0);
  const [full, empty, spent] = [sum((one) => one.full), sum((one) => one.empty), sum((one) => one.spent)];
  return {
    ...{ seats: side.map((one) => one.seat), full, empty, spent, filled: full + spent },
    wizards: sum((one) => totals(one).wizards),
    potions: full + empty + spent,
    home: sum((one) => one.home),
    homes: side.flatMap((one) => Array.from({ length: one.home }, () => one.seat)),
    fills: view.players.length > 1 || empty > 0,
  };
}
