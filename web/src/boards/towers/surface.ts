// Reads a view for drawing: the visible wizards on each surface.
import type { Seat, TowersSpace, TowersView, WizardCounts } from '../../generated/messages';

export const kSeats: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The wizards of a surface, one entry each, in seat order. A hidden surface returns none. */
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

/** The wizards inside each tower, lowest first: those on the surface that it covers. Empty where hidden. */
export function insideOf(space: TowersSpace): Seat[][] {
  return space.towers.map((_, i) => wizardsOf(i === 0 ? space.ground : (space.towers[i - 1]?.wizards ?? {})));
}

export function topShield(space: TowersSpace): boolean {
  return space.towers[space.towers.length - 1]?.shield ?? false;
}

export function spaceOf(view: TowersView, number: number): TowersSpace | undefined {
  return view.ring[number];
}

/** The totals of a seat: wizards out and home, potions of every kind. */
export function totals(player: { home: number; out: number; empty: number; full: number; spent: number }): {
  wizards: number;
  potions: number;
} {
  return { wizards: player.home + player.out, potions: player.empty + player.full + player.spent };
}

/** How many wizards of a player are neither home nor seen: everyone can count them, but not see where they are. */
export function trappedOf({ ring }: Pick<TowersView, 'ring'>, { seat, out }: { seat: Seat; out: number }): number {
  const seen = ring.flatMap(visibleWizards).filter((one) => one === seat).length;
  return Math.max(0, out - seen);
}

/** The number of wizards by seat, known or believed. */
export type Marked = Partial<Record<Seat, number>>;

/** A surface under a tower. It is named after the tower whose roof it is and moves with it. */
export interface Covered {
  surface: string;
  /** The lowest level above it. */
  level: number;
  wizards: WizardCounts;
}

export function coveredSurfaces(space: TowersSpace): Covered[] {
  return space.towers.map((_, i) => {
    const below = space.towers[i - 1];
    return below
      ? { surface: `tower ${below.tower}`, level: i + 1, wizards: below.wizards }
      : { surface: `ground ${space.space}`, level: 1, wizards: space.ground };
  });
}
