// A lesson in progress. It listens to the connection of its table: the host accepts the learner's decisions or refuses
// them because the lesson asks for another one; such a refusal is explained by the lesson and not reported as an error.
import type { ConnectionState, TableConnection } from '../connection/connection';
import type { Game } from '../connection/game';
import type { ClientMessage, HostMessage } from '../generated/messages';
import { explanationOf, stepsOf, type Lesson, type LessonStep } from './lesson';

export class LessonRun implements TableConnection {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly steps: LessonStep[];
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  /** The learner's decisions so far. */
  made = $state(0);
  /** The text about the last try, if it was wrong. */
  wrong = $state<string>();
  /** Wrong tries, so that a repeated explanation is announced again. */
  tries = $state(0);
  readonly #connection: TableConnection;
  readonly #onmade: (made: number) => void;
  readonly #asked = new Map<string, string | 'undo'>();
  /** The last question. It is asked again after a wrong try, so that the board drops what was picked for it. */
  #question: HostMessage | undefined;

  constructor(game: Game, lesson: Lesson, made: number, connection: TableConnection, onmade: (made: number) => void) {
    [this.game, this.lesson, this.#connection, this.#onmade] = [game, lesson, connection, onmade];
    this.steps = stepsOf(lesson);
    this.made = made;
    connection.onstate = (state) => this.onstate?.(state);
    connection.onmessage = (message) => {
      if (message.type === 'legal') this.#question = message;
      if (!this.#settle(message)) this.onmessage?.(message);
    };
  }

  /** The decision that is asked for; undefined when all are made. */
  get step(): LessonStep | undefined {
    return this.steps[this.made];
  }
  get isSolved(): boolean {
    return this.made >= this.steps.length;
  }

  send(message: ClientMessage): void {
    if (message.type === 'move') this.#asked.set(message.request, message.action);
    if (message.type === 'undo') this.#asked.set(message.request, 'undo');
    this.#connection.send(message);
  }

  close(): void {
    this.#connection.close();
  }

  /** Whether the message was an answer that only the lesson needs. */
  #settle(message: HostMessage): boolean {
    const request = 'request' in message ? message.request : undefined;
    const asked = request === undefined ? undefined : this.#asked.get(request);
    if (request === undefined || asked === undefined) return false;
    this.#asked.delete(request);
    if (message.type === 'accepted') {
      this.wrong = undefined;
      this.#count(asked === 'undo' ? -1 : 1);
    }
    if (message.type !== 'refused' || message.code !== 'off_script') return false;
    this.wrong = explanationOf(this.step, asked);
    this.tries += 1;
    if (this.#question) this.onmessage?.(structuredClone(this.#question));
    return true;
  }

  #count(by: 1 | -1): void {
    // After the last step the learner may play on; that is not counted.
    if (this.isSolved) return;
    this.made = Math.max(0, this.made + by);
    this.#onmade(this.made);
  }
}
