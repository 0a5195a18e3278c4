// The progress in the guide of a first game: takes messages of the host and returns the next step. The order is a
// suggestion: a step that is done early counts, and the end of the game ends the guide.
import type { Game } from '../connection/game';
import type { HostMessage, LegalAction, Seat } from '../generated/messages';
import { kSteps, type Scene, type Step, type Told } from './steps';

export type StepState = 'done' | 'skipped' | 'now' | 'later';

export class Lesson {
  readonly steps: readonly Step[];
  done = $state.raw<ReadonlySet<string>>(new Set());
  skipped = $state.raw<ReadonlySet<string>>(new Set());
  isOver = $state(false);
  #turn = $state.raw<Seat>();

  constructor(game: Game, done: readonly string[] = [], skipped: readonly string[] = [], turn?: Seat) {
    this.steps = kSteps[game];
    this.done = new Set(done);
    this.skipped = new Set(skipped);
    this.#turn = turn;
  }

  /** No step is left. */
  get isFinished(): boolean {
    return this.isOver || this.#open.length === 0;
  }

  get #open(): readonly Step[] {
    return this.steps.filter(({ id }) => !this.done.has(id) && !this.skipped.has(id));
  }

  take(message: HostMessage, me: Seat | undefined): void {
    if (message.type === 'over') this.isOver = true;
    if (message.type !== 'events' || me === undefined || message.seat !== me) return;
    for (const event of message.events) this.#hear(event, me);
  }

  #hear(event: Told, me: Seat): void {
    if (event.type === 'TurnStarted') this.#turn = event.seat as Seat;
    const scene: Scene = { me, turn: this.#turn };
    this.#finish(this.#open.filter((one) => one.isDone(event, scene)));
  }

  /** The player looked at something on the table. */
  look(topic: string): void {
    this.#finish(this.#open.filter((one) => one.looks?.test(topic)));
  }

  #finish(steps: readonly Step[]): void {
    if (steps.length > 0) this.done = new Set([...this.done, ...steps.map((one) => one.id)]);
  }

  skip(step: Step): void {
    this.skipped = new Set([...this.skipped, step.id]);
  }

  /** The first step that one of these actions completes, or else the first one left. */
  next(legal: readonly LegalAction[], me: Seat | undefined): Step | undefined {
    const [first] = this.#open;
    // Looking at something needs no action.
    if (!first || first.looks) return first;
    return this.#open.find((one) => this.wayTo(one, legal, me) !== undefined) ?? first;
  }

  /** An action that completes the step, according to its preview. */
  wayTo(step: Step, legal: readonly LegalAction[], me: Seat | undefined): string | undefined {
    if (me === undefined) return undefined;
    const scene: Scene = { me, turn: this.#turn };
    return legal.find((one) => one.preview?.events.some((event) => step.isDone(event, scene)))?.action;
  }

  stateOf({ id }: Step, next: Step | undefined): StepState {
    if (this.done.has(id)) return 'done';
    if (this.skipped.has(id)) return 'skipped';
    return id === next?.id ? 'now' : 'later';
  }
}
