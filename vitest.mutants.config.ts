import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutants` runs against each mutant: those in Node that need no browser and no fault simulation. */
export default defineConfig({
  test: {
    include: [
      'src/{contract,timing,chat/core,streams/core,streams/danmaku,worker}/**/*.test.ts',
      'src/sandbox/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
