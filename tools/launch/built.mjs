import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { node24, root } from './installed.mjs';
import { inOneProcess } from './one-process.mjs';
import { runToEnd } from './processes.mjs';

export const dist = resolve(root, 'dist');
const stamp = resolve(dist, '.sources');
const sources = [
  'src/{app,chat,contract,core-client,i18n,kit,service-worker,streams,timing,worker}/**/*.*',
  'public/**/*.*',
  '{index,play}.html',
  'vite.config.ts',
  'tools/{build,budgets}/*.ts',
  'package-lock.json',
];

/** A fingerprint of everything the site is built from. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)));
  return hash.digest('hex');
}

const lock = resolve(root, 'node_modules', '.cache', 'site-build.lock');

const isUpToDate = (/** @type {string} */ wanted) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/**
 * Builds the site into dist when its sources changed since dist was built; one process builds, others wait for it.
 * @param {(line: string) => void} say
 * @throws {Error} when the build fails
 */
export async function ensureBuilt(say) {
  const wanted = fingerprint();
  await inOneProcess(lock, {
    isDone: () => isUpToDate(wanted),
    work: () => build(say, wanted),
    onWait: () => say('Another process builds the site; waiting for it'),
  });
}

/**
 * Empties dist and builds into it; the lock must be held.
 * @param {(line: string) => void} say
 * @param {string} wanted the fingerprint of the sources
 */
async function build(say, wanted) {
  say('Building the site (vite build)');
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  // A test runner sets NODE_ENV to test, which would build React in development mode.
  const code = await runToEnd(node24, vite, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error('The build failed; its messages are above');
  writeFileSync(stamp, wanted);
}
