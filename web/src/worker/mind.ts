// The second module of a game, with what a first move does not need. It keeps nothing: every question brings the texts
// that it needs.
import { Texts, started } from './texts';
import type { FromMind, MindQuestion, ToMind } from './words';

/** Every question is an export that takes texts and returns one. */
type Exports = Record<MindQuestion['what'], (...places: number[]) => number>;

export class MindModule {
  readonly #exports: Exports;
  readonly #texts: Texts;

  constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as unknown as Exports;
    this.#texts = new Texts(exports);
  }

  static async load(module: WebAssembly.Module): Promise<MindModule> {
    return new MindModule(await started(module, () => ({})));
  }

  answer({ what, texts }: MindQuestion): string {
    return this.#texts.result(this.#texts.with(texts, (...places) => this.#exports[what](...places)));
  }
}

/** Answers the questions of the page one after the other. The module is loaded for the first of them. */
export class MindQueue {
  readonly #load: () => Promise<Pick<MindModule, 'answer'>>;
  readonly #say: (message: FromMind) => void;
  readonly #waiting: ToMind[] = [];
  #module: Promise<Pick<MindModule, 'answer'>> | undefined;
  #isBusy = false;

  constructor(load: () => Promise<Pick<MindModule, 'answer'>>, say: (message: FromMind) => void) {
    this.#load = load;
    this.#say = say;
  }

  take(message: ToMind): void {
    this.#waiting.push(message);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#answer(next);
    this.#isBusy = false;
  }

  async #answer({ id, question }: ToMind): Promise<void> {
    try {
      this.#module ??= this.#load();
      const module = await this.#module;
      this.#say({ type: 'answer', id, text: module.answer(question) });
    } catch (error) {
      // A module that was not fetched is fetched again for the next question; one that has trapped is not called again.
      this.#module = undefined;
      this.#say({ type: 'failed', id, why: String(error) });
      if (error instanceof WebAssembly.RuntimeError) this.#say({ type: 'died', why: String(error) });
    }
  }
}
