// The progress of this device: which lessons were solved, and the table of a lesson that was left in between.
import type { Game } from '../connection/game';

interface Begun {
  code: string;
  /** The learner's decisions so far. */
  made: number;
}
interface Kept {
  solved: string[];
  begun: Record<string, Begun>;
  /** The lessons were offered on the home page; that happens once. */
  offered: boolean;
}

const key = 'spires.lessons';
const nameOf = (game: Game, id: string): string => `${game}/${id}`;
const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;

function read(): Kept {
  try {
    const { solved, begun, offered } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return {
      solved: Array.isArray(solved) ? solved.filter((one) => typeof one === 'string') : [],
      begun: isObject(begun) ? begun : {},
      offered: offered === true,
    };
  } catch {
    return { solved: [], begun: {}, offered: false };
  }
}

let kept = $state.raw<Kept>(typeof localStorage === 'undefined' ? { solved: [], begun: {}, offered: false } : read());
// Another tab has solved a lesson.
if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) kept = read();
  });
}

function change(next: Partial<Kept>): void {
  kept = { ...read(), ...next };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the progress lasts until the page is closed.
  }
}

export const progress = {
  get wasOffered(): boolean {
    return kept.offered;
  },
  offer(): void {
    change({ offered: true });
  },
  isSolved: (game: Game, id: string): boolean => kept.solved.includes(nameOf(game, id)),
  solve(game: Game, id: string): void {
    const name = nameOf(game, id);
    change({ solved: [...read().solved.filter((one) => one !== name), name], offered: true });
  },
  begun(game: Game, id: string): Begun | undefined {
    const one: unknown = read().begun[nameOf(game, id)];
    return isObject(one) && typeof one['code'] === 'string' && typeof one['made'] === 'number'
      ? { code: one['code'], made: one['made'] }
      : undefined;
  },
  begin(game: Game, id: string, code: string, made: number): void {
    change({ begun: { ...read().begun, [nameOf(game, id)]: { code, made } }, offered: true });
  },
  leave(game: Game, id: string): void {
    const name = nameOf(game, id);
    change({ begun: Object.fromEntries(Object.entries(read().begun).filter(([one]) => one !== name)) });
  },
};
