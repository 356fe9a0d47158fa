/**
 * `npm run build`: bundles the engine, with the client core it runs, into dist. The sources are the repository's own,
 * src/replay/transports/artillery: one of everything. Needs the root's dependencies (`npm ci` there); the package itself needs none.
 */
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/replay/transports/artillery/engine.ts',
    target: 'node22.18',
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'engine.js', codeSplitting: false } },
  },
});
