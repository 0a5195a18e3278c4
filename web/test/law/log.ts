// The sums of the page law over several rounds of games: a line for each round and game, in a file if there is one.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Game } from '../../src/connection/game';
import type { Seen } from './game';

interface Line extends Omit<Seen, 'types'> {
  game: Game;
  /** The number of games before this round. */
  first: number;
  types: string[];
}
export type Sums = Omit<Seen, 'types'> & { types: number };

const added = (one: Record<string, number>, other: Record<string, number>): Record<string, number> => {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

export class LawLog {
  readonly #all: Line[] = [];

  /** With a file a run goes on after those before it. */
  constructor(private readonly file: string | undefined) {
    if (!file || !existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    this.#all = lines.map((line) => JSON.parse(line) as Line);
  }

  #lines(game: Game): Line[] {
    return this.#all.filter((one) => one.game === game);
  }

  /** The number of games in all rounds before. */
  next(game: Game): number {
    return Math.max(0, ...this.#lines(game).map(({ first, games }) => first + games));
  }

  /** Adds a round and returns the sums of all. */
  add(game: Game, first: number, seen: Seen): Sums {
    const line: Line = { ...seen, game, first, types: [...seen.types] };
    if (this.file) appendFileSync(this.file, `${JSON.stringify(line)}\n`);
    this.#all.push(line);
    const lines = this.#lines(game);
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
