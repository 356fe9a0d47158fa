import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const DIGITS = 16;

/** Sources that determine the protocol between page and core, or between the cores of two tabs. */
const SHARED = ['src/{contract,timing,worker}/**/*.ts', 'src/{chat,streams}/core/**/*.ts'];

const fromDisk = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/**
 * Fingerprint of the core's sources: another one after every change of a shape.
 * @param read text of a source by its path from the root
 */
export function coreVersion(read: (file: string) => string = fromDisk): string {
  const hash = createHash('sha256');
  for (const file of globSync(SHARED, { cwd: root, exclude: ['**/*.test.ts'] }).sort())
    hash.update(file).update('\0').update(read(file)).update('\0');
  return hash.digest('hex').slice(0, DIGITS);
}

/** Constants of a build, for its page, its workers and its early script. */
export const coreConstants = (): Readonly<Record<string, string>> => ({
  COURTSIDE_CORE_VERSION: JSON.stringify(coreVersion()),
});

/** Writes the version of the core into a build. Sources served by Vite have none, so an edited file causes no refusals. */
export const coreVersionConstant = (): Plugin => ({
  name: 'courtside-core-version',
  apply: 'build',
  config: () => ({ define: coreConstants() }),
});
