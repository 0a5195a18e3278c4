import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Whole games in real browsers. Two at a time: each has a server and a browser of its own.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/*.e2e.ts'],
    environment: 'node',
    maxWorkers: 2,
    // What is waited for comes, only not everywhere as soon: on a slow machine a second is nothing.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['verbose'],
  },
});
