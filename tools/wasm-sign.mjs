// node tools/wasm-sign.mjs FILE.wasm: prints the signature that the wasm build computes.
// The module exports `const char* spires_sign()`: the text of `spires sign`, ended by a zero byte.
import { readFile } from "node:fs/promises";

const file = process.argv[2];
if (!file) {
  console.error("usage: node tools/wasm-sign.mjs FILE.wasm");
  process.exit(2);
}

// The engine needs nothing from its host: every system call returns "not supported" (52), except exit.
const refuse = (name) =>
  name === "proc_exit"
    ? (code) => {
        throw new Error(`the module ended itself with status ${code}`);
      }
    : () => 52;

const module = await WebAssembly.compile(await readFile(file));
const imports = {};
for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind !== "function") throw new Error(`unexpected import ${from}.${name} (${kind})`);
  (imports[from] ??= {})[name] = refuse(name);
}
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize?.();

if (!exports.spires_sign) throw new Error("the module does not export spires_sign");
const start = exports.spires_sign() >>> 0;
const bytes = new Uint8Array(exports.memory.buffer);
process.stdout.write(new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start))));
