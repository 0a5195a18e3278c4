import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

// Component tests need the browser's half of Svelte.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['test/**/*.test.ts'],
      setupFiles: ['test/setup.ts'],
      // Files share a document and their modules, so they clean up after themselves (setup.ts). A document of its own for
      // each file took half of the time.
      pool: 'threads',
      isolate: false,
    },
  }),
);
