// Texts in and out of a WebAssembly module (docs/page-host.md), and the imports that every module of ours needs.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { wasi } from './wasi';

interface TextExports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(at: number): void;
}
export type Memory = () => WebAssembly.Memory;

const kDigest = 32;

export class Texts {
  readonly #exports: TextExports;

  constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as unknown as TextExports;
  }

  /** Copies strings into the module's memory as address and length, for one call. */
  with<T>(texts: readonly string[], call: (...places: number[]) => T): T {
    const places = texts.flatMap((text) => {
      const bytes = new TextEncoder().encode(text);
      const at = this.#exports.malloc(Math.max(bytes.length, 1));
      new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
      return [at, bytes.length];
    });
    const result = call(...places);
    for (let i = 0; i < places.length; i += 2) this.#exports.free(places[i] ?? 0);
    return result;
  }

  /** Reads a result: a length of four bytes, then the text. */
  result(at: number): string {
    const { buffer } = this.#exports.memory;
    const text = new TextDecoder().decode(new Uint8Array(buffer, at + 4, new DataView(buffer).getUint32(at, true)));
    this.#exports.free(at);
    return text;
  }
}

/** Starts a module; `calls` are the imports that only its own kind has. */
export async function started(
  module: WebAssembly.Module,
  calls: (memory: Memory) => WebAssembly.ModuleImports,
): Promise<WebAssembly.Exports> {
  const made: { instance?: WebAssembly.Instance } = {};
  const memory: Memory = () => made.instance?.exports['memory'] as WebAssembly.Memory;
  made.instance = await WebAssembly.instantiate(module, {
    spires: { ...secrets(memory), ...calls(memory) },
    wasi_snapshot_preview1: wasi(memory),
  });
  (made.instance.exports['_initialize'] as () => void)();
  return made.instance.exports;
}

function secrets(memory: Memory): WebAssembly.ModuleImports {
  const bytes = (at: number, length: number) => new Uint8Array(memory().buffer, at, length);
  return {
    // Not crypto.subtle, which is missing in insecure contexts such as an address in the home network.
    random: (at: number, length: number) => void crypto.getRandomValues(bytes(at, length)),
    sha256: (at: number, length: number, out: number) => bytes(out, kDigest).set(sha256(bytes(at, length))),
    hmac_sha256: (key: number, at: number, length: number, out: number) =>
      bytes(out, kDigest).set(hmac(sha256, bytes(key, kDigest), bytes(at, length))),
  };
}
