// The guided tables of this device, the progress of each guide, and whether the guide was already offered here.
import type { Game } from '../connection/game';

export interface KeptGuide {
  game: Game;
  done: string[];
  skipped: string[];
}
interface Kept {
  offered: boolean;
  tables: Record<string, KeptGuide>;
}

const key = 'spires.guide';
// Guides are short; older ones were abandoned.
const kMost = 6;

function read(): Kept {
  try {
    const { offered, tables } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return { offered: offered === true, tables: typeof tables === 'object' ? tables : {} };
  } catch {
    return { offered: false, tables: {} };
  }
}
function write(kept: Kept): void {
  const newest = Object.entries(kept.tables).slice(-kMost);
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, tables: Object.fromEntries(newest) }));
  } catch {
    // Storage is full or forbidden: the guide continues and restarts after a reload.
  }
}

export const guides = {
  get wasOffered(): boolean {
    return read().offered;
  },
  /** Records that the guide was offered; that happens automatically once. */
  offer(): void {
    write({ ...read(), offered: true });
  },
  get(code: string): KeptGuide | undefined {
    return read().tables[code];
  },
  keep(code: string, guide: KeptGuide): void {
    const { tables } = read();
    write({ offered: true, tables: { ...tables, [code]: guide } });
  },
  end(code: string): void {
    const kept = read();
    write({ ...kept, tables: Object.fromEntries(Object.entries(kept.tables).filter(([one]) => one !== code)) });
  },
};
