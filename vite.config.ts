import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { pathFamilies } from './src/contract/book/table.ts';
import { packagesByChunk } from './tools/budgets/packages-by-chunk.ts';
import { callFlags } from './tools/build/call-flags.ts';
import { coreVersionConstant } from './tools/build/core-version.ts';
import { customMedia } from './tools/build/custom-media.ts';
import { earlyScript } from './tools/build/early-script.ts';
import { firstLoad } from './tools/build/first-load.ts';
import { leanCalls } from './tools/build/lean-calls.ts';
import { leanRouter } from './tools/build/lean-router.ts';
import { packedFiles } from './tools/build/packed-files.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { svgaWithoutEval } from './tools/build/svga-without-eval.ts';
import { versionFile } from './tools/build/version-file.ts';
import { workerParts } from './tools/build/worker-parts.ts';

/** Origin of the sandbox while Vite serves the sources; set by the launcher. */
const sandbox = process.env.COURTSIDE_SANDBOX ?? 'http://localhost:5190';

const platformPaths = [...pathFamilies(), '/art', '/gifts', '/venue'];

const { plugin: firstLoadPlugin, groups } = firstLoad();
const { plugin: workerPartsPlugin, groups: workerGroups } = workerParts();

export default defineConfig({
  plugins: [
    react(),
    leanRouter(),
    packagesByChunk(),
    coreVersionConstant(),
    callFlags(),
    versionFile(),
    firstLoadPlugin,
    ...earlyScript(),
    packedFiles(),
    serviceWorker(platformPaths),
  ],
  css: { postcss: { plugins: [customMedia()] } },
  // RxJS keeps a build for modern engines under this name; the default one brings helpers for old ones along.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: {
      tslib: resolve(import.meta.dirname, 'tools/build/modern-helpers.ts'),
      'react-style-singleton': resolve(import.meta.dirname, 'src/kit/overlay/style-singleton.ts'),
    },
  },
  worker: {
    format: 'es',
    plugins: () => [svgaWithoutEval(), leanCalls(), workerPartsPlugin],
    // A folder of their own: there are browsers whose service worker leaves the code of workers alone.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/workers/[name]-[hash].js',
        chunkFileNames: 'assets/workers/[name]-[hash].js',
        comments: { annotation: false },
        codeSplitting: { groups: workerGroups, includeDependenciesRecursively: false },
      },
    },
  },
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
        // The first file lists the names of all others, and hashes do not compress: seven digits are enough for one file's
        // versions.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A group holds what it names and no more: what that imports may belong to the page's own file.
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});
