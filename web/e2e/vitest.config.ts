import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Whole games in real browsers. Two at a time, each with its own server and browser.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/*.e2e.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Generous, because slow machines need longer.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['verbose'],
  },
});
