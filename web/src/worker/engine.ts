// The host module of a game: its exports as functions on strings, its imports as callbacks.
import { Texts, started, type Memory } from './texts';

/** Requests of the host inside the module, made while it runs; answers come later, never from within the call. */
export interface EngineCalls {
  send(link: number, frame: string): void;
  close(link: number, reason: string): void;
  append(id: number, json: string): void;
  forget(id: number, code: string, owner: string): void;
}

interface Exports {
  host_restore(at: number, length: number): void;
  host_start(): void;
  host_connect(): number;
  host_receive(link: number, at: number, length: number): void;
  host_disconnect(link: number): void;
  host_run(): number;
  host_stored(id: number, answer: number): void;
  games(): number;
}

/** The codes of `host_stored`. */
const answers = { stored: 0, conflict: 1, unavailable: 2 } as const;
export type Outcome = keyof typeof answers;

export class Engine {
  readonly #exports: Exports;
  readonly #texts: Texts;

  constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as unknown as Exports;
    this.#texts = new Texts(exports);
  }

  static async load(module: WebAssembly.Module, calls: EngineCalls): Promise<Engine> {
    return new Engine(await started(module, (memory) => importsOf(memory, calls)));
  }

  restore(table: unknown): void {
    this.#texts.with([JSON.stringify(table)], (at = 0, length = 0) => this.#exports.host_restore(at, length));
  }
  start(): void {
    this.#exports.host_start();
  }
  connect(): number {
    return this.#exports.host_connect();
  }
  receive(link: number, frame: string): void {
    this.#texts.with([frame], (at = 0, length = 0) => this.#exports.host_receive(link, at, length));
  }
  disconnect(link: number): void {
    this.#exports.host_disconnect(link);
  }
  /** Milliseconds until the next work is due; negative: none. */
  run(): number {
    return this.#exports.host_run();
  }
  stored(id: number, outcome: Outcome): void {
    this.#exports.host_stored(id, answers[outcome]);
  }
  games(): string {
    return this.#texts.result(this.#exports.games());
  }
}

function importsOf(memory: Memory, calls: EngineCalls): WebAssembly.ModuleImports {
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
  return {
    send: (link: number, at: number, length: number) => calls.send(link, text(at, length)),
    close: (link: number, at: number, length: number) => calls.close(link, text(at, length)),
    append: (id: number, at: number, length: number) => calls.append(id, text(at, length)),
    forget: (id: number, code: number, codeLength: number, owner: number, ownerLength: number) =>
      calls.forget(id, text(code, codeLength), text(owner, ownerLength)),
  };
}
