// The analysis of a finished game while it is made: first its graph, then one turn after the other, those with the
// largest changes first. It can be stopped between two turns and goes on later.
import { graphOf, joined, turnOf, type GradedTurn, type Graph, type Report } from './report';

export class Analysis {
  graph = $state.raw<Graph>();
  /** The graded turns so far, the first ones of the game first. */
  graded = $state.raw<readonly GradedTurn[]>([]);
  done = $state(0);
  all = $state(0);
  /** The whole report, and its text. */
  whole = $state.raw<{ report: Report; text: string }>();
  hasFailed = $state(false);
  isRunning = $state(false);
  readonly #record: string;
  #parts: Report[] = [];
  /** Turns that are still to be looked at. */
  #left: number[] = [];

  constructor(record: string) {
    this.#record = record;
  }

  /** Draws the graph. */
  async draw(): Promise<void> {
    if (this.graph) return;
    try {
      const graph = await graphOf(this.#record);
      this.#left = byChange(graph);
      this.all = this.#left.length;
      this.graph = graph;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Looks at the decisions, until it is stopped. */
  async judge(): Promise<void> {
    await this.draw();
    if (!this.graph || this.isRunning || this.whole) return;
    this.isRunning = true;
    try {
      while (this.isRunning && this.#left[0] !== undefined) await this.#look(this.#left[0]);
      if (this.isRunning) this.whole = await joined(this.#record, this.#parts);
    } catch (error) {
      this.#fail(error);
    }
    this.isRunning = false;
  }

  stop(): void {
    this.isRunning = false;
  }

  async #look(turn: number): Promise<void> {
    const part = await turnOf(this.#record, turn);
    this.#left.shift();
    this.#parts.push(part);
    this.graded = [...this.graded, ...part.turns].toSorted((a, b) => a.step - b.step);
    this.done = this.#parts.length;
  }

  #fail(error: unknown): void {
    console.error('no report:', error);
    this.hasFailed = true;
  }
}

/** All turns of a game, also the one before the first, by how much they changed the chances. */
function byChange({ start, steps }: Graph): number[] {
  const changes = new Map<number, number>([[0, 0]]);
  let before = start;
  for (const { turn, value } of steps) {
    const change = Math.max(...value.map((part, side) => Math.abs(part - (before[side] ?? 0))));
    changes.set(turn, (changes.get(turn) ?? 0) + change);
    before = value;
  }
  return [...changes].toSorted((a, b) => b[1] - a[1]).map(([turn]) => turn);
}

/** Analyses of this visit, the newest last, so that a page that is left and opened again does not begin anew. */
const made: { record: string; analysis: Analysis }[] = [];
const kMost = 4;

export function analysisOf(record: string): Analysis {
  const known = made.find((one) => one.record === record);
  if (known) return known.analysis;
  const analysis = new Analysis(record);
  made.push({ record, analysis });
  made.splice(0, made.length - kMost);
  return analysis;
}
