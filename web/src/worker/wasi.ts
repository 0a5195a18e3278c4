// The few system calls that the module's C++ library needs: a clock, random bytes, and error output.
const kOk = 0;
const kBadFile = 8;

/** `memory` is a function, because its buffer is replaced when it grows. */
export function wasi(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const view = () => new DataView(memory().buffer);
  const nothing = (count: number, size: number): number => {
    view().setUint32(count, 0, true);
    view().setUint32(size, 0, true);
    return kOk;
  };
  const calls: Record<string, (...args: number[]) => number> = {
    // The browser has milliseconds. Clock 0 is wall time, the others are monotonic.
    clock_time_get: (...[clock = 0, , out = 0]) => {
      const now = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(out, BigInt(Math.round(now * 1e6)), true);
      return kOk;
    },
    random_get: (at = 0, length = 0) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, length));
      return kOk;
    },
    fd_write: (...[, parts = 0, count = 0, out = 0]) => {
      let length = 0;
      const text = Array.from({ length: count }, (_, i) => {
        const size = view().getUint32(parts + 8 * i + 4, true);
        length += size;
        return new TextDecoder().decode(new Uint8Array(memory().buffer, view().getUint32(parts + 8 * i, true), size));
      });
      console.error(text.join(''));
      view().setUint32(out, length, true);
      return kOk;
    },
    environ_sizes_get: nothing,
    args_sizes_get: nothing,
    environ_get: () => kOk,
    args_get: () => kOk,
    proc_exit: (code) => {
      throw new WebAssembly.RuntimeError(`exit ${code}`);
    },
  };
  // There are no files: all other calls return an error.
  return new Proxy(calls, { get: (known, name: string) => known[name] ?? (() => kBadFile) });
}
