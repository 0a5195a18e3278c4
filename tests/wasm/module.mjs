// A module of the wasm build in Node: its memory, its texts, and the imports that every module needs.
import { createHash, createHmac, randomFillSync } from "node:crypto";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Module {
  // `imports` returns imports to replace or add: {spires, wasi}.
  constructor(module, imports = () => ({})) {
    const refused = () => 52;
    const secrets = {
      random: (at, size) => void randomFillSync(this.bytes(at, size)),
      sha256: (at, size, out) => this.bytes(out, 32).set(createHash("sha256").update(this.bytes(at, size)).digest()),
      hmac_sha256: (key, at, size, out) =>
        this.bytes(out, 32).set(createHmac("sha256", this.bytes(key, 32)).update(this.bytes(at, size)).digest()),
    };
    const files = { clock_time_get: refused, fd_write: refused, fd_close: refused, fd_seek: refused };
    const { spires = {}, wasi = {} } = imports(this);
    this.wasm = new WebAssembly.Instance(module, {
      spires: { ...secrets, ...spires },
      wasi_snapshot_preview1: { ...files, ...wasi },
    }).exports;
    this.wasm._initialize();
  }

  bytes(at, size) {
    return new Uint8Array(this.wasm.memory.buffer, at, size);
  }

  text(at, size) {
    return decoder.decode(this.bytes(at, size));
  }

  get view() {
    return new DataView(this.wasm.memory.buffer);
  }

  // Calls an export with numbers and then texts, and returns what it returns.
  call(name, numbers, texts) {
    const places = texts.map((text) => {
      const bytes = encoder.encode(text);
      const at = this.wasm.malloc(bytes.length);
      this.bytes(at, bytes.length).set(bytes);
      return [at, bytes.length];
    });
    const result = this.wasm[name](...numbers, ...places.flat());
    for (const [at] of places) this.wasm.free(at);
    return result;
  }

  // Calls an export that returns a text, which is JSON.
  ask(name, ...texts) {
    const at = this.call(name, [], texts);
    const said = this.text(at + 4, this.view.getUint32(at, true));
    this.wasm.free(at);
    return JSON.parse(said);
  }
}

// The second module of a game.
export class Mind {
  constructor(module) {
    this.module = new Module(module);
  }

  verify(record) {
    return this.module.ask("verify", record);
  }

  replay(record, observer = "") {
    return this.module.ask("replay", record, observer);
  }
}
