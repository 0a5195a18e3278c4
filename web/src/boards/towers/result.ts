// The result of a game as data for sentences: the places, what each player has, and what decided. The places come from
// the host.
import type { Over, Seat, TowersPlayer, TowersView } from '../../generated/messages';

/** One place in the list: a player, or two partners. */
export interface Standing {
  place: number;
  players: TowersPlayer[];
  /** All wizards home and no potion empty. */
  reached: boolean;
  filled: number;
  full: number;
}

/** The data of the sentence about the result: `text` with its numbers; the caller inserts the names. */
export interface Why {
  text: string;
  names: Seat[];
  count: number;
}

export const isSolo = (over: Over): boolean => over.places.length === 1;

export function standings(view: TowersView, over: Over): Standing[] {
  const placeOf = (seat: Seat): number => over.places.find((one) => one.seat === seat)?.place ?? over.places.length;
  const sum = (players: TowersPlayer[], of: (one: TowersPlayer) => number): number =>
    players.reduce((all, one) => all + of(one), 0);
  const sides = view.players
    // Partners share a row, at the seat that comes first.
    .filter((one) => !one.partner || one.seat < one.partner)
    .map((one) => [one, ...view.players.filter((other) => other.seat === one.partner)]);
  return sides
    .map((players) => ({
      players,
      place: Math.min(...players.map((one) => placeOf(one.seat))),
      reached: players.every((one) => one.out === 0 && one.empty === 0),
      filled: sum(players, (one) => one.full + one.spent),
      full: sum(players, (one) => one.full),
    }))
    .toSorted((a, b) => a.place - b.place);
}

/** Why the winners have won, as far as the board shows it. */
export function whyOf(list: readonly Standing[], over: Over): Why {
  const first = list.filter((one) => one.place === 1);
  const names = first.flatMap((one) => one.players.map((player) => player.seat));
  const best = first[0];
  const say = (text: string, count = 0): Why => ({ text, names, count });
  if (isSolo(over)) return say(best ? 'result-solo-won-why' : 'result-solo-lost-why');
  if (over.reason !== 'goal' && over.reason !== 'deadlock') return say(`result-${over.reason}`);
  if (over.reason === 'deadlock') {
    const isTied = list.some((one) => one.place > 1 && one.filled === best?.filled);
    return say(isTied ? 'result-deadlock-full' : 'result-deadlock-filled', isTied ? best?.full : best?.filled);
  }
  const reached = list.filter((one) => one.reached).length;
  if (reached <= 1) return say('result-goal-only');
  return say(first.length > 1 ? 'result-goal-shared' : 'result-goal-full', best?.full);
}
