// The sums of the page law over several runs: a file with a line for each run and game.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Game } from '../../src/connection/game';
import type { Seen } from './game';

interface Line extends Omit<Seen, 'types'> {
  game: Game;
  /** The number of games before this run. */
  first: number;
  types: string[];
}
type Sums = Omit<Seen, 'types'> & { types: number };

const added = (one: Record<string, number>, other: Record<string, number>): Record<string, number> => {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

export class LawLog {
  /** Without a file each run stands alone. */
  constructor(private readonly file: string | undefined) {}

  #lines(game: Game): Line[] {
    if (!this.file || !existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Line).filter((one) => one.game === game);
  }

  /** The number of games in all runs before. */
  next(game: Game): number {
    return Math.max(0, ...this.#lines(game).map(({ first, games }) => first + games));
  }

  /** Adds a run and returns the sums of all runs. */
  add(game: Game, first: number, seen: Seen): Sums {
    const line: Line = { ...seen, game, first, types: [...seen.types] };
    if (this.file) appendFileSync(this.file, `${JSON.stringify(line)}\n`);
    const lines = this.file ? this.#lines(game) : [line];
    const sum = (pick: (one: Line) => number): number => lines.reduce((all, one) => all + pick(one), 0);
    return {
      games: sum(({ games }) => games),
      variants: lines.map(({ variants }) => variants).reduce(added, {}),
      decisions: sum(({ decisions }) => decisions),
      unasked: sum(({ unasked }) => unasked),
      events: sum(({ events }) => events),
      undone: lines.map(({ undone }) => undone).reduce(added, {}),
      returns: sum(({ returns }) => returns),
      wholeViews: sum(({ wholeViews }) => wholeViews),
      replays: sum(({ replays }) => replays),
      types: new Set(lines.flatMap(({ types }) => types)).size,
    };
  }
}
