import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Path of the Node version that the project runs on, installed with the dependencies. */
export const node24 = resolve(root, 'node_modules/.bin/node');

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @param {string} path
 * @returns {Record<string, Locked>} what a lock file lists, by folder
 */
function packagesOf(path) {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : {};
}

/**
 * Reports whether node_modules in `folder` matches its package-lock.json.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = Object.entries(packagesOf(resolve(folder, 'package-lock.json')));
  const present = packagesOf(resolve(folder, 'node_modules/.package-lock.json'));
  return wanted.every(([path, { version, optional }]) => {
    const found = present[path];
    if (path === '' || (optional && !found)) return true;
    return found?.version === version;
  });
}

/**
 * Runs `npm ci` in `folder` when node_modules is missing or does not match the lock file.
 * @param {string} folder
 * @param {(line: string) => void} say
 * @throws {Error} when npm fails
 */
export function ensureInstalled(folder, say) {
  if (isInstalled(folder)) return;
  say('Installing dependencies (npm ci)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed; its messages are above');
}
