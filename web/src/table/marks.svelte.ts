// Private marks of the wizards that a player believes to be under each tower, at tables that allow notes. They are
// stored only on this device, per table and seat, and deleted with the table.
import { kept } from '../connection/kept';
import type { Seat, TowersView } from '../generated/messages';
import { coveredSurfaces, type Marked } from '../boards/towers/surface';

type Pages = Record<string, Record<string, Record<string, Marked>>>;
const key = 'spires.marks';

function read(): Pages {
  try {
    const pages: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof pages === 'object' && pages !== null ? (pages as Pages) : {};
  } catch {
    return {};
  }
}

function write(pages: Pages): void {
  try {
    localStorage.setItem(key, JSON.stringify(pages));
  } catch {
    // Storage is full or forbidden: the marks last as long as the page.
  }
}

/** Deletes the marks of a table, and those of tables that this device no longer knows. */
export function wipeMarks(code: string): void {
  const known = new Set(kept.all().map((one) => one.code));
  const left = Object.entries(read()).filter(([one]) => one !== code && known.has(one));
  if (left.length > 0) write(Object.fromEntries(left));
  else localStorage.removeItem(key);
}

export class Marks {
  #all = $state.raw<Record<string, Marked>>({});

  constructor(
    readonly code: string,
    readonly seat: Seat,
  ) {
    this.#all = read()[code]?.[seat] ?? {};
  }

  at = (surface: string): Marked => this.#all[surface] ?? {};

  set = (surface: string, of: Seat, count: number): void => {
    this.#change({ ...this.#all, [surface]: { ...this.at(surface), [of]: count } });
  };

  /** Removes the marks of surfaces that are no longer covered. */
  settle(view: TowersView): void {
    const covered = new Set(view.ring.flatMap((space) => coveredSurfaces(space).map((one) => one.surface)));
    const left = Object.entries(this.#all).filter(([surface]) => covered.has(surface));
    if (left.length < Object.keys(this.#all).length) this.#change(Object.fromEntries(left));
  }

  // Zero counts are not stored.
  #change(all: Record<string, Marked>): void {
    const some = Object.entries(all)
      .map(
        ([surface, one]) =>
          [surface, Object.fromEntries(Object.entries(one).filter(([, count]) => count > 0))] as const,
      )
      .filter(([, one]) => Object.keys(one).length > 0);
    this.#all = Object.fromEntries(some);
    const pages = read();
    write({ ...pages, [this.code]: { ...pages[this.code], [this.seat]: this.#all } });
  }
}
