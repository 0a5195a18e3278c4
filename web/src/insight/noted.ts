// What a player had noted about trapped wizards, beside the truth at the end of the game.
import { coveredSurfaces, wizardsOf, type Marked } from '../boards/towers/surface';
import type { Seat, TowersView } from '../generated/messages';

/** A covered surface with wizards, or with a note. */
export interface Noted {
  space: number;
  level: number;
  noted: Seat[];
  truth: Seat[];
}

export function notedIn(view: TowersView, at: (surface: string) => Marked): Noted[] {
  return view.ring.flatMap((space) =>
    coveredSurfaces(space).flatMap(({ surface, level, wizards }) => {
      const one = { space: space.space, level, noted: wizardsOf(at(surface)), truth: wizardsOf(wizards) };
      return one.noted.length + one.truth.length > 0 ? [one] : [];
    }),
  );
}

/** How many of the trapped wizards were noted where they are, and how many there are. A wizard noted in vain counts too. */
export function scoreOf(all: readonly Noted[]): { right: number; all: number } {
  const count = (seats: readonly Seat[], seat: Seat): number => seats.filter((one) => one === seat).length;
  let [right, wrong] = [0, 0];
  for (const { noted, truth } of all) {
    for (const seat of new Set([...noted, ...truth])) {
      right += Math.min(count(noted, seat), count(truth, seat));
      wrong += Math.abs(count(noted, seat) - count(truth, seat));
    }
  }
  return { right, all: right + wrong };
}
