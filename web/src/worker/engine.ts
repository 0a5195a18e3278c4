// The WebAssembly module: its exports as functions on strings, its imports as callbacks.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { wasi } from './wasi';

/** Requests of the host inside the module, made while it runs; answers come later, never from within the call. */
export interface EngineCalls {
  send(link: number, frame: string): void;
  close(link: number, reason: string): void;
  append(id: number, json: string): void;
  forget(id: number, code: string, owner: string): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(at: number): void;
  host_restore(at: number, length: number): void;
  host_start(): void;
  host_connect(): number;
  host_receive(link: number, at: number, length: number): void;
  host_disconnect(link: number): void;
  host_run(): number;
  host_stored(id: number, answer: number): void;
  games(): number;
  verify(at: number, length: number): number;
  replay(at: number, length: number, observer: number, observerLength: number): number;
}

const kDigest = 32;
/** The codes of `host_stored`. */
const answers = { stored: 0, conflict: 1, unavailable: 2 } as const;
export type Outcome = keyof typeof answers;

export class Engine {
  readonly #exports: Exports;

  constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as unknown as Exports;
    this.#exports._initialize();
  }

  static async load(module: WebAssembly.Module, calls: EngineCalls): Promise<Engine> {
    const made: { instance?: WebAssembly.Instance } = {};
    const memory = (): WebAssembly.Memory => made.instance?.exports['memory'] as WebAssembly.Memory;
    made.instance = await WebAssembly.instantiate(module, {
      spires: importsOf(memory, calls),
      wasi_snapshot_preview1: wasi(memory),
    });
    return new Engine(made.instance.exports);
  }

  restore(table: unknown): void {
    this.#with([JSON.stringify(table)], ([at = 0, length = 0]) => this.#exports.host_restore(at, length));
  }
  start(): void {
    this.#exports.host_start();
  }
  connect(): number {
    return this.#exports.host_connect();
  }
  receive(link: number, frame: string): void {
    this.#with([frame], ([at = 0, length = 0]) => this.#exports.host_receive(link, at, length));
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
    return this.#result(this.#exports.games());
  }
  verify(record: string): string {
    return this.#result(this.#with([record], ([at = 0, length = 0]) => this.#exports.verify(at, length)));
  }
  replay(record: string, observer: string): string {
    const said = this.#with([record, observer], ([a = 0, b = 0, c = 0, d = 0]) => this.#exports.replay(a, b, c, d));
    return this.#result(said);
  }

  /** Copies strings into the module's memory as address and length, for one call. */
  #with<T>(texts: string[], call: (places: number[]) => T): T {
    const places = texts.flatMap((text) => {
      const bytes = new TextEncoder().encode(text);
      const at = this.#exports.malloc(Math.max(bytes.length, 1));
      new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
      return [at, bytes.length];
    });
    const result = call(places);
    for (let i = 0; i < places.length; i += 2) this.#exports.free(places[i] ?? 0);
    return result;
  }

  /** Reads a result: a length of four bytes, then the text. */
  #result(at: number): string {
    const { buffer } = this.#exports.memory;
    const text = new TextDecoder().decode(new Uint8Array(buffer, at + 4, new DataView(buffer).getUint32(at, true)));
    this.#exports.free(at);
    return text;
  }
}

function importsOf(memory: () => WebAssembly.Memory, calls: EngineCalls): WebAssembly.ModuleImports {
  const bytes = (at: number, length: number) => new Uint8Array(memory().buffer, at, length);
  const text = (at: number, length: number) => new TextDecoder().decode(bytes(at, length));
  return {
    send: (link: number, at: number, length: number) => calls.send(link, text(at, length)),
    close: (link: number, at: number, length: number) => calls.close(link, text(at, length)),
    append: (id: number, at: number, length: number) => calls.append(id, text(at, length)),
    forget: (id: number, code: number, codeLength: number, owner: number, ownerLength: number) =>
      calls.forget(id, text(code, codeLength), text(owner, ownerLength)),
    // Not crypto.subtle, which is missing in insecure contexts such as an address in the home network.
    random: (at: number, length: number) => void crypto.getRandomValues(bytes(at, length)),
    sha256: (at: number, length: number, out: number) => bytes(out, kDigest).set(sha256(bytes(at, length))),
    hmac_sha256: (key: number, at: number, length: number, out: number) =>
      bytes(out, kDigest).set(hmac(sha256, bytes(key, kDigest), bytes(at, length))),
  };
}
