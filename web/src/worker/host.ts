// The host of the tables of this device: connects the module to the journal, to the lines of the page and to other
// tabs. Other tabs run their own hosts on the same journal; the first append wins, the others read it.
import type { Engine, EngineCalls } from './engine';
import type { Append, Journal } from './journal';
import type { FromWorker, Question, ToWorker, Trouble } from './words';

/** Notifies other tabs that a table has changed. */
export interface Neighbours {
  tell(code: string): void;
  onchange: ((code: string) => void) | undefined;
}
/** The part of the module that the host uses. */
export type Module = Pick<Engine, keyof Engine>;

const kLongestWait = 2 ** 31 - 1;

export class Host {
  readonly #journal: Journal;
  readonly #neighbours: Neighbours;
  readonly #say: (message: FromWorker) => void;
  readonly #module: Promise<Module>;
  readonly #started: Promise<Module>;
  /** Maps lines to the module's links and back. */
  readonly #links = new Map<number, number>();
  readonly #lines = new Map<number, number>();
  /** Tables being reread because another tab has appended to them. */
  readonly #reading = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDead = false;

  constructor(
    load: (calls: EngineCalls) => Promise<Module>,
    journal: Journal,
    neighbours: Neighbours,
    say: (message: FromWorker) => void,
  ) {
    this.#journal = journal;
    this.#neighbours = neighbours;
    this.#say = say;
    journal.onfault = (error) => say({ type: 'trouble', why: troubleOf(error) });
    this.#module = load({
      send: (link, text) => this.#toLine(link, (line) => ({ type: 'frame', line, text })),
      close: (link) => this.#hangUp(link),
      append: (id, json) => void this.#append(id, JSON.parse(json) as Append),
      forget: (id, code, owner) => void this.#forget(id, code, owner),
    });
    this.#started = this.#start();
    this.#started.catch((error: unknown) => this.#die(error));
    neighbours.onchange = (code) => void this.#readAgain(code);
  }

  take(message: ToWorker): void {
    if (message.type === 'ask') void this.#answer(message.id, message.question);
    else void this.#started.then((module) => this.#guard(() => this.#takeOf(module, message))).catch(() => undefined);
  }

  async #start(): Promise<Module> {
    // If stored tables cannot be read, new ones can still be played.
    await this.#journal.tidy();
    const [module, tables] = await Promise.all([this.#module, this.#journal.all().catch(() => [])]);
    for (const table of tables) module.restore(table);
    module.start();
    return module;
  }

  #takeOf(module: Module, message: Exclude<ToWorker, { type: 'ask' }>): void {
    const { line } = message;
    const link = this.#links.get(line);
    if (message.type === 'open') {
      const made = module.connect();
      this.#links.set(line, made);
      this.#lines.set(made, line);
      this.#say({ type: 'opened', line });
    } else if (link !== undefined && message.type === 'frame') {
      module.receive(link, message.text);
    } else if (link !== undefined) {
      this.#links.delete(line);
      this.#lines.delete(link);
      module.disconnect(link);
    }
    this.#run(module);
  }

  #toLine(link: number, message: (line: number) => FromWorker): void {
    const line = this.#lines.get(link);
    if (line !== undefined) this.#say(message(line));
  }

  #hangUp(link: number): void {
    this.#toLine(link, (line) => ({ type: 'closed', line }));
    const line = this.#lines.get(link);
    if (line !== undefined) this.#links.delete(line);
    this.#lines.delete(link);
  }

  /** Does the work that is due in pieces, so that messages are handled in between. */
  #run(module: Module): void {
    clearTimeout(this.#timer);
    const wait = module.run();
    if (wait < 0) return;
    this.#timer = setTimeout(() => this.#guard(() => this.#run(module)), Math.min(wait, kLongestWait));
  }

  async #append(id: number, append: Append): Promise<void> {
    const outcome = await this.#journal.append(append);
    // Restores the longer journal first, so that the table reads the entries of the other tab.
    const longer = outcome === 'conflict' ? await this.#journal.table(append.code).catch(() => undefined) : undefined;
    if (outcome === 'stored') this.#neighbours.tell(append.code);
    await this.#finish((module) => {
      if (longer) module.restore(longer);
      module.stored(id, outcome);
    });
  }

  async #forget(id: number, code: string, owner: string): Promise<void> {
    const outcome = await this.#journal.forget(code, owner);
    if (outcome === 'stored') this.#neighbours.tell(code);
    await this.#finish((module) => module.stored(id, outcome));
  }

  async #readAgain(code: string): Promise<void> {
    if (this.#reading.has(code)) return;
    this.#reading.add(code);
    await this.#started.catch(() => undefined);
    // Cleared before the read, so that a change during the read triggers another one.
    this.#reading.delete(code);
    const table = await this.#journal.table(code).catch(() => undefined);
    if (table) await this.#finish((module) => module.restore(table));
  }

  async #finish(work: (module: Module) => void): Promise<void> {
    const module = await this.#module;
    this.#guard(() => {
      work(module);
      this.#run(module);
    });
  }

  async #answer(id: number, question: Question): Promise<void> {
    try {
      const text = await this.#find(question);
      this.#say({ type: 'answer', id, text });
    } catch (error) {
      this.#say({ type: 'failed', id, why: String(error) });
      if (error instanceof WebAssembly.RuntimeError) this.#die(error);
    }
  }

  async #find(question: Question): Promise<string> {
    switch (question.what) {
      case 'games':
        return (await this.#module).games();
      case 'remove':
        return this.#journal.remove(question.code);
    }
  }

  /** A module that has trapped is not called again: the page starts a new one, which reads the journal. */
  #guard(work: () => void): void {
    if (this.#isDead) return;
    try {
      work();
    } catch (error) {
      this.#die(error);
    }
  }

  #die(error: unknown): void {
    if (this.#isDead) return;
    this.#isDead = true;
    clearTimeout(this.#timer);
    this.#say({ type: 'died', why: String(error) });
  }
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}
