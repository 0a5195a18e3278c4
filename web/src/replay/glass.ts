// Towers of glass or of stone: a replay knows where every wizard is, and shows it only on request.
import type { TowersSpace, TowersView } from '../generated/messages';

/** The same board as everybody saw it who had to remember: what is covered is not in it. */
export function veiled(view: TowersView): TowersView {
  return { ...view, memory: 'strict', ring: view.ring.map(veiledSpace) };
}

function veiledSpace(space: TowersSpace): TowersSpace {
  const top = space.towers.length - 1;
  if (top < 0) return space;
  const towers = space.towers.map((tower, i) => (i === top ? tower : { ...tower, wizards: '?' as const }));
  return { ...space, ground: '?', towers };
}
