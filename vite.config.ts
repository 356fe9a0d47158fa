import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { packagesByChunk } from './tools/budgets/packages-by-chunk.ts';
import { homeFiles } from './tools/build/home-files.ts';
import { versionFile } from './tools/build/version-file.ts';

/** Where the sandbox answers while Vite serves the sources; the launcher sets it. */
const sandbox = process.env.COURTSIDE_SANDBOX ?? 'http://localhost:5190';

const platformPaths = [
  '/api',
  '/member/v1',
  '/cw/v1',
  '/cg/v1',
  '/promo/v1',
  '/msg/v1',
  '/static/v1',
  '/common/v1',
  '/timeServer',
  '/sandbox',
  '/art',
  '/gifts',
];

/** The page's end of the door to the core, which the player page has too. */
const coreClient =
  /\/(?:node_modules\/(?:rxjs|comlink|tslib|proxy-compare|valtio\/(?:esm\/)?vanilla)[/.]|src\/app\/(?:core-client\/(?:core\.|page-context|viewer\.|browser-storage)|i18n\/(?:texts-of|error-text|texts)|features\/matches\/texts\/match|routes\/paths)|src\/streams\/view\/texts\/player|src\/contract\/rules\/text\/fill-places)/;

/**
 * What every screen begins with, in one file: a file of three hundred bytes each costs more than what is in it. Nothing
 * the player page needs is among it.
 */
const firstLoad =
  /\/(?:node_modules\/react\/|src\/app\/(?:kit\/(?:class-names|icon\/icon|a11y\/visually-hidden|action\/|mark\/(?:avatar|level)|choice\/(?:tabs|tab-|segmented|chip)|feedback\/skeleton|overlay\/once-opened)|core-client\/(?:query|answer-cell|topic|session|server-clock|request-id|member-calls|shared-store)|features\/matches\/match-clock))/;

export default defineConfig({
  plugins: [react(), packagesByChunk(), versionFile(), homeFiles()],
  // RxJS keeps a build for modern engines under this name; the default one brings helpers for old ones along.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(platformPaths.map((path) => [`^${path}(/|\\?|$)`, { target: sandbox }])),
  },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'play.html'].filter((page) => existsSync(page)),
      output: {
        codeSplitting: {
          groups: [
            { name: 'core-client', test: coreClient, priority: 1 },
            { name: 'first', test: firstLoad },
          ],
        },
      },
      onLog(level, log, report) {
        // svgaplayerweb tries eval once, in a branch that it does without where the page's policy forbids it.
        if (log.code !== 'EVAL' || !log.id?.includes('svgaplayerweb')) report(level, log);
      },
    },
  },
});
