// The second module of each game, in a worker of its own: what a first move does not need. The worker starts, and the
// module is fetched, with the first question; the host of the tables goes on meanwhile.
import type { FromMind, MindQuestion, ToMind } from '../worker/words';
import { Answers } from './answers';
import type { WorkerPort } from './device';
import type { Game } from './game';

export class Mind {
  readonly #make: () => WorkerPort;
  readonly #answers = new Answers();
  #worker: WorkerPort | undefined;
  #number = 0;

  constructor(make: () => WorkerPort) {
    this.#make = make;
  }

  ask(question: MindQuestion): Promise<string> {
    const id = ++this.#number;
    const answer = this.#answers.wait(id);
    this.#running().postMessage({ id, question } satisfies ToMind);
    return answer;
  }

  #running(): WorkerPort {
    if (this.#worker) return this.#worker;
    const worker = this.#make();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
      if (worker !== this.#worker) return;
      if (data.type === 'died') this.#died(worker, data.why);
      else this.#answers.take(data);
    };
    worker.onerror = (event) => this.#died(worker, event.message);
    return worker;
  }

  /** The next question starts another worker. */
  #died(worker: WorkerPort, why: string): void {
    if (worker !== this.#worker) return;
    console.error('the second worker stopped:', why);
    worker.terminate();
    this.#worker = undefined;
    this.#answers.fail(why);
  }
}

const start = (game: Game): WorkerPort =>
  new Worker(new URL('../worker/mind-worker.ts', import.meta.url), { type: 'module', name: game });

export const minds: Readonly<Record<Game, Mind>> = {
  towers: new Mind(() => start('towers')),
  duel: new Mind(() => start('duel')),
};
