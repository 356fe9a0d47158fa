import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { PATH_FAMILIES } from './src/contract/calls/path-families.ts';
import { packagesByChunk } from './tools/budgets/packages-by-chunk.ts';
import { firstLoad } from './tools/build/first-load.ts';
import { homeFiles } from './tools/build/home-files.ts';
import { versionFile } from './tools/build/version-file.ts';

/** Where the sandbox answers while Vite serves the sources; the launcher sets it. */
const sandbox = process.env.COURTSIDE_SANDBOX ?? 'http://localhost:5190';

const platformPaths = [...PATH_FAMILIES, '/sandbox', '/art', '/gifts', '/venue'];

const { plugin: firstLoadPlugin, groups } = firstLoad();

export default defineConfig({
  plugins: [react(), packagesByChunk(), versionFile(), homeFiles(), firstLoadPlugin],
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
        codeSplitting: { groups },
      },
      onLog(level, log, report) {
        // svgaplayerweb tries eval once, in a branch that it does without where the page's policy forbids it.
        if (log.code !== 'EVAL' || !log.id?.includes('svgaplayerweb')) report(level, log);
      },
    },
  },
});
