// Fails the build if an engine module is missing. Another compiler builds them first; games on this device need them.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kModules = ['towers.wasm', 'duel.wasm', 'mind-towers.wasm', 'mind-duel.wasm'];

export function engine(): Plugin {
  return {
    name: 'spires-engine',
    apply: 'build',
    buildStart() {
      for (const name of kModules) {
        const path = fileURLToPath(new URL(`../../build/wasm/${name}`, import.meta.url));
        if (!existsSync(path)) throw new Error(`build/wasm/${name} is missing. Make it first: tools/build wasm`);
      }
    },
  };
}
