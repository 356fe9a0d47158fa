import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/chromium.mjs';

const browserTests = '**/*.browser.test.{ts,tsx}';

/** Plain Node: nothing here may need a document. Time limits are for a loud machine; a quiet one needs a tenth. */
const inNode = (name: string, include: string[], testTimeout: number) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', browserTests],
    environment: 'node' as const,
    testTimeout,
    expect: { poll: { timeout: 15_000 } },
  },
});

export default defineConfig({
  test: {
    projects: [
      inNode('unit', ['src/**/*.test.{ts,tsx}', '{bench,tools}/**/*.test.{ts,mjs}'], 30_000),
      inNode('boundary', ['tests/boundary/**/*.test.ts'], 40_000),
      inNode('contract', ['tests/contract/**/*.test.ts'], 30_000),
      inNode('fuzz', ['tests/fuzz/**/*.test.ts'], 120_000),
      inNode('faults', ['tests/faults/**/*.test.ts'], 60_000),
      {
        plugins: [react()],
        // A package found only after the page is up would reload it, so every source is looked through before.
        optimizeDeps: {
          entries: [
            'src/{app,chat,contract,streams,timing,worker}/**/*.{ts,tsx}',
            'tests/{browser,fixtures}/**/*.{ts,tsx}',
          ],
        },
        test: {
          name: 'browser',
          globalSetup: ['tests/browser/open-sandbox.ts', 'tests/browser/open-media-origin.ts'],
          setupFiles: ['tests/browser/fresh-storage.ts'],
          include: ['tests/browser/**/*.test.{ts,tsx}', `src/${browserTests}`],
          testTimeout: 30_000,
          expect: { poll: { timeout: 8_000 } },
          // One page at a time has the focus.
          fileParallelism: false,
          // After the others of a run: pictures that play beside a load test stand still.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: chromiumLaunch(), actionTimeout: 8_000 }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
