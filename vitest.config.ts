import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { PAGES } from './tests/browser/pages.ts';
import { chromiumLaunch } from './tools/browsers/chromium.mjs';
import { callFlags } from './tools/build/call-flags.ts';
import { customMedia } from './tools/build/custom-media.ts';

const temporaryFolder = 'tests/fixtures/temporary-folder.ts';
const browserTests = '**/*.browser.test.{ts,tsx}';
/** Floods a platform, so that nothing else may run beside it. */
const floodTests = ['tests/browser/chat-load.test.tsx'];
/** These measure how long a picture stands still. They mostly wait: beside one another, but beside nothing else. */
const videoTests = [
  'src/streams/view/player/broken-lines-hls.browser.test.ts',
  'src/streams/view/player/broken-lines-flv.browser.test.ts',
  'src/streams/view/player/hls/native-hls-player.browser.test.ts',
  'src/streams/view/stage/video-stage.browser.test.tsx',
];

/**
 * Plain Node: nothing here may need a document. Time limits are for a loud machine; a quiet one needs a tenth.
 *
 * Files of one process share its modules, so that the platform is read once and not for each file: no module is replaced
 * by another (`mocked-module` of the house rules), and a test puts back what it changes of the process.
 */
const inNode = (name: string, include: string[], testTimeout: number) => ({
  plugins: [callFlags()],
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', browserTests],
    environment: 'node' as const,
    globalSetup: [temporaryFolder],
    isolate: false,
    // A platform is opened in one.
    hookTimeout: testTimeout,
    // Left to itself, Vitest keeps a processor free, which is half of two.
    maxWorkers: '100%',
    testTimeout,
    expect: { poll: { timeout: 15_000 } },
  },
});

type InBrowser = {
  readonly name: string;
  readonly include: string[];
  readonly exclude: string[];
  /** Number of files that run side by side, each with its own page and storage. */
  readonly pages: number;
  /** Files of a later group wait for those of the earlier ones. */
  readonly groupOrder: number;
};

/** In Chromium, over servers that are open for the whole run. */
const inBrowser = ({ name, include, exclude, pages, groupOrder }: InBrowser) => ({
  plugins: [react(), callFlags()],
  css: { postcss: { plugins: [customMedia()] } },
  // A package found only after the page is up would reload it, so every source is looked through before.
  optimizeDeps: {
    entries: [
      'src/{app,chat,contract,core-client,i18n,kit,streams,timing,worker}/**/*.{ts,tsx}',
      'tests/{browser,fixtures}/**/*.{ts,tsx}',
    ],
  },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    globalSetup: [temporaryFolder, 'tests/browser/open-sandboxes.ts', 'tests/browser/open-media-origins.ts'],
    setupFiles: ['tests/browser/fresh-storage.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 8_000 } },
    maxWorkers: pages,
    sequence: { groupOrder },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: chromiumLaunch(), actionTimeout: 8_000 }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Most important browser tests, in an engine other than Chromium. */
const inEngine = (browser: 'firefox' | 'webkit') => ({
  test: {
    name: browser,
    include: ['tests/browsers/**/*.test.ts'],
    environment: 'node' as const,
    globalSetup: [temporaryFolder, 'tests/browsers/build-site.ts'],
    provide: { browser },
    // As in e2e tests: on a busy machine a video may start late.
    retry: process.env.CI ? 1 : 0,
    // Both browsers at once; left to itself, Vitest keeps a processor free.
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});

export default defineConfig({
  test: {
    tags: [
      {
        name: 'sweep',
        description: 'Runs with `npm run sweep`: further cases of a fact that a faster test proves.',
      },
    ],
    projects: [
      inNode('unit', ['src/**/*.test.{ts,tsx}', '{bench,tools}/**/*.test.{ts,mjs}'], 30_000),
      inNode('boundary', ['tests/boundary/**/*.test.ts'], 40_000),
      inNode('contract', ['tests/contract/**/*.test.ts'], 30_000),
      inNode('fuzz', ['tests/fuzz/**/*.test.ts'], 120_000),
      inNode('faults', ['tests/faults/**/*.test.ts'], 60_000),
      inBrowser({
        name: 'browser',
        include: ['tests/browser/**/*.test.{ts,tsx}', `src/${browserTests}`],
        exclude: [...floodTests, ...videoTests],
        pages: PAGES,
        groupOrder: 1,
      }),
      inBrowser({ name: 'pictures', include: videoTests, exclude: [], pages: PAGES, groupOrder: 2 }),
      inEngine('firefox'),
      inEngine('webkit'),
      inBrowser({ name: 'flood', include: floodTests, exclude: [], pages: 1, groupOrder: 3 }),
    ],
  },
});
