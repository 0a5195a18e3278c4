import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

// Component tests need the browser build of Svelte.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['test/**/*.test.ts'],
      setupFiles: ['test/setup.ts'],
      // A slow or busy machine must not fail a test; this only ends one that hangs.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Test files share a document and their modules, so each cleans up after itself (setup.ts). A separate document
      // for each file took half of the time.
      pool: 'threads',
      isolate: false,
    },
  }),
);
