import { defineConfig } from 'vitest/config';

/** Folders and files of further tests, such as `tests/contract/money/order.test.ts`, parted by spaces; empty for those below. */
const named = (process.env.MUTANT_TESTS ?? '').split(' ').filter((name) => name !== '');

/** The tests that `npm run mutants` runs against each mutant: those in Node that need no browser and no fault simulation. */
export default defineConfig({
  test: {
    include:
      named.length > 0
        ? named
        : [
            'src/{contract,timing,chat/core,streams/core,streams/danmaku,worker}/**/*.test.ts',
            'src/sandbox/**/*.test.ts',
          ],
    exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
