// Writes the service worker of the build: src/install/sw.ts with the list of built files and their version.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const kScript = 'sw.js';

export function serviceWorker(): Plugin {
  return {
    name: 'spires-service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${root}src/install/sw.ts`, fileName: kScript });
    },
    async generateBundle(_, bundle) {
      const script = bundle[kScript];
      if (script?.type !== 'chunk') throw new Error('the service worker was not built');
      if (script.imports.length > 0) throw new Error('the service worker imports something');
      const version = createHash('sha256').update(script.code);
      const paths: string[] = [];
      for (const [path, made] of Object.entries(bundle)) {
        if (path === kScript) continue;
        paths.push(`/${path}`);
        version.update(path).update(made.type === 'chunk' ? made.code : made.source);
      }
      for (const path of await readdir(`${root}public`, { recursive: true, withFileTypes: true })) {
        if (!path.isFile()) continue;
        const file = `${path.parentPath}/${path.name}`;
        paths.push(file.slice(`${root}public`.length));
        version.update(path.name).update(await readFile(file));
      }
      // Fonts of other languages may never be needed: cached on first use. The second modules (`mind-<game>.wasm`) are
      // cached with the rest, because a user may verify a first record offline.
      const isLater = (path: string): boolean => path.endsWith('.woff2');
      // The operating system requests these at installation; the page does not.
      const isIcon = (path: string): boolean => path.startsWith('/icons/');
      const words = {
        __VERSION__: version.digest('hex').slice(0, 16),
        __FILES__: paths.filter((path) => !isLater(path) && !isIcon(path)).sort(),
        __LATER__: paths.filter(isLater).sort(),
      };
      for (const [word, value] of Object.entries(words)) {
        script.code = script.code.replaceAll(word, JSON.stringify(value));
      }
    },
  };
}
