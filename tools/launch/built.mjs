import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { node24, root } from './installed.mjs';
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
const LOOK_AGAIN_MS = 500;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes the lock of the build unless a running process holds it; the lock of an ended process is removed. */
function takeLock() {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  }
}

const isUpToDate = (/** @type {string} */ wanted) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/**
 * Builds the site into dist when its sources changed since dist was built; one process builds, others wait for it.
 * @param {(line: string) => void} say
 * @throws {Error} when the build fails
 */
export async function ensureBuilt(say) {
  const wanted = fingerprint();
  if (isUpToDate(wanted)) return;
  for (let waits = 0; !takeLock(); waits++) {
    if (waits === 0) say('Another process builds the site; waiting for it');
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    if (!isUpToDate(wanted)) await build(say, wanted);
  } finally {
    rmSync(lock, { force: true });
  }
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
