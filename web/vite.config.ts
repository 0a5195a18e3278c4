import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build-steps/fonts.ts';

// The server lets a page run scripts and styles of its own files alone, so nothing may be written into the page itself:
// no inlined assets, no data: fonts, no polyfill script.
export default defineConfig(({ mode }) => ({
  plugins: [fonts(), svelte()],
  // The demo exists in dev mode only: its page is not among the inputs of a build.
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: true,
  },
  server: { host: '127.0.0.1' },
  // Component tests need the browser's half of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'] },
}));
