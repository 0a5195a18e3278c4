// The tables of this device: one worker for each game, so that a page loads only what it plays. A worker starts when
// first needed and restarts when it dies. Its lines then break, like sockets, and are reopened.
import { Answers } from './answers';
import type { Game } from './game';
import type { FromWorker, Question, ToWorker, Trouble } from '../worker/words';
import type { Line, LineEnd } from './line';

/** The part of `Worker` that is used; tests pass their own. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export class Device {
  /** Called with the reason if nothing can be stored here. */
  ontrouble: ((why: Trouble) => void) | undefined;
  readonly #make: () => WorkerPort;
  #worker: WorkerPort | undefined;
  #number = 0;
  readonly #lines = new Map<number, LineEnd>();
  readonly #answers = new Answers();

  constructor(make: () => WorkerPort) {
    this.#make = make;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Starts the worker early, so that a game begins at once. */
  warm(): void {
    this.#running();
  }

  openLine(end: LineEnd): Line {
    const line = ++this.#number;
    this.#lines.set(line, end);
    this.#tell({ type: 'open', line });
    return {
      send: (text) => this.#lines.has(line) && this.#tell({ type: 'frame', line, text }),
      close: () => {
        if (this.#lines.delete(line)) this.#tell({ type: 'close', line });
      },
    };
  }

  ask(question: Question): Promise<string> {
    const id = ++this.#number;
    const answer = this.#answers.wait(id);
    this.#tell({ type: 'ask', id, question });
    return answer;
  }

  #tell(message: ToWorker): void {
    this.#running().postMessage(message);
  }

  #running(): WorkerPort {
    if (this.#worker) return this.#worker;
    const worker = this.#make();
    this.#worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.#take(worker, event.data);
    worker.onerror = (event) => this.#died(worker, event.message);
    return worker;
  }

  #take(worker: WorkerPort, message: FromWorker): void {
    if (worker !== this.#worker) return;
    switch (message.type) {
      case 'opened':
        this.#lines.get(message.line)?.onopen();
        break;
      case 'frame':
        this.#lines.get(message.line)?.onframe(message.text);
        break;
      case 'closed': {
        const end = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        end?.onclose();
        break;
      }
      case 'answer':
      case 'failed':
        this.#answers.take(message);
        break;
      case 'trouble':
        this.ontrouble?.(message.why);
        break;
      case 'died':
        this.#died(worker, message.why);
        break;
    }
  }

  #died(worker: WorkerPort, why: string): void {
    if (worker !== this.#worker) return;
    console.error('the worker of this device stopped:', why);
    worker.terminate();
    this.#worker = undefined;
    const ends = [...this.#lines.values()];
    this.#lines.clear();
    this.#answers.fail(why);
    for (const end of ends) end.onclose();
  }
}

const start = (game: Game): WorkerPort =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: game });

export const devices: Readonly<Record<Game, Device>> = {
  towers: new Device(() => start('towers')),
  duel: new Device(() => start('duel')),
};
/** The device for a game name. An unknown game goes to the Towers host, which refuses it. */
export function deviceOf(game: string | undefined): Device {
  return game === 'duel' ? devices.duel : devices.towers;
}
