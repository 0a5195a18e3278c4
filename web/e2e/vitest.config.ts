import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Whole games in real browsers. Two at a time: each has a server and a browser of its own.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/*.e2e.ts'],
    environment: 'node',
    maxWorkers: 2,
    reporters: ['verbose'],
  },
});
