import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import type { Build } from '#service-worker/build.ts';
import { routeScreens } from './route-screens.ts';
import { allCoreFiles } from './worker-files.ts';

const root = resolve(import.meta.dirname, '../..');
const SOURCE = 'src/service-worker/entry.ts';
const FILE = 'sw.js';
const PAGE = '/index.html';
const REVISION_DIGITS = 16;
/** Player modules: large, and rarely both needed; the one that plays is cached after it has played. */
const PLAYER = /-player\.ts$/;
/** Screens where visits begin, beside those that are loaded with the page. */
const FIRST = ['room', 'login'];

/** Service worker for unbuilt sources: removes the one that an earlier build has left in the browser. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
})()));`;

/** A chunk and everything it imports statically. */
function reach(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) reach(manifest, imported, seen);
  return seen;
}

/** Returns the files that these chunks need before they run, and those that they request then, except other screens. */
function filesOf(manifest: Manifest, keys: readonly string[], isPart: (key: string) => boolean) {
  const chunks = new Set<string>();
  for (const key of keys) reach(manifest, key, chunks);
  const parts = [...chunks].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter(isPart);
  for (const part of parts) reach(manifest, part, chunks);
  const files = [...chunks].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat());
  return [...new Set(files)].map((file) => `/${file}`);
}

function buildOf(dist: string, platform: readonly string[]): Build {
  const read = (file: string) => readFileSync(resolve(dist, file), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const screens = routeScreens();
  const first = screens
    .filter(({ name, isPreloaded }) => isPreloaded || FIRST.includes(name))
    .map(({ module }) => module);
  const others = new Set(screens.map(({ module }) => module));
  const core = allCoreFiles(globSync('assets/workers/*.js', { cwd: dist }), read).map((file) => `/${file}`);
  const named = [...read('index.html').matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const revisionOf = (file: string) =>
    createHash('sha256')
      .update(read(`.${file}`))
      .digest('hex')
      .slice(0, REVISION_DIGITS);
  const parts = filesOf(manifest, ['index.html', ...first], (key) => !others.has(key) && !PLAYER.test(key));
  return {
    entry: `/${manifest['index.html']?.file}`,
    precached: [{ url: PAGE, revision: revisionOf(PAGE) }],
    firstFiles: [...new Set([...named, ...parts, ...core])],
    assets: globSync('assets/**/*.{js,css}', { cwd: dist }).length,
    platform,
  };
}

/**
 * Writes `sw.js` beside the pages: the service worker of the build that was just written, which contains its file names.
 * @param platform prefixes of addresses that are not screens
 */
export const serviceWorker = (platform: readonly string[]): Plugin => ({
  name: 'courtside-service-worker',
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_asked, answer) => {
      answer.setHeader('content-type', 'text/javascript');
      answer.end(LEAVING);
    });
  },
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = 'dist' }) {
      const buildInfo = buildOf(dir, platform);
      const built = await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { COURTSIDE_BUILD: JSON.stringify(buildInfo), 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2023',
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: FILE } },
        },
      });
      const [output] = [built].flat();
      const code = output && 'output' in output ? output.output[0].code : undefined;
      if (code === undefined) throw new Error('the service worker was not built');
      writeFileSync(resolve(dir, FILE), code);
    },
  },
});
