// Reading a view for drawing: who stands where in sight of everybody.
import type { Seat, TowersSpace, TowersView, WizardCounts } from '../../generated/messages';

export const kSeats: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Wizards of a surface one by one, in the order of seats. A surface nobody may look at has none to draw. */
export function wizardsOf(counts: WizardCounts): Seat[] {
  if (counts === '?') return [];
  return kSeats.flatMap((seat) => Array.from({ length: counts[seat] ?? 0 }, () => seat));
}

export function topSurface(space: TowersSpace): WizardCounts {
  return space.towers[space.towers.length - 1]?.wizards ?? space.ground;
}

export function visibleWizards(space: TowersSpace): Seat[] {
  return wizardsOf(topSurface(space));
}

export function topShield(space: TowersSpace): boolean {
  return space.towers[space.towers.length - 1]?.shield ?? false;
}

export function spaceOf(view: TowersView, number: number): TowersSpace | undefined {
  return view.ring[number];
}

/** What a seat has in all: wizards out and home, potions of every kind. */
export function totals(player: { home: number; out: number; empty: number; full: number; spent: number }): {
  wizards: number;
  potions: number;
} {
  return { wizards: player.home + player.out, potions: player.empty + player.full + player.spent };
}
