import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './installed.mjs';

type Packages = Record<string, { version: string; optional?: boolean }>;

/** A folder whose lock file wants some packages and whose node_modules has some. */
function folder(wanted: Packages, present?: Packages): string {
  const path = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const lock = { packages: { '': { version: '1.1.0' }, ...wanted } };
  writeFileSync(join(path, 'package-lock.json'), JSON.stringify(lock));
  if (!present) return path;
  mkdirSync(join(path, 'node_modules'));
  writeFileSync(join(path, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
  return path;
}

const react = { 'node_modules/react': { version: '19.3.1' } };

test('a clean clone is not installed', () => {
  expect(isInstalled(folder(react))).toBe(false);
});

test('the installed packages match the lock file', () => {
  expect(isInstalled(folder(react, react))).toBe(true);
});

test('a different version does not match the lock file', () => {
  expect(isInstalled(folder(react, { 'node_modules/react': { version: '19.2.0' } }))).toBe(false);
});

test('an optional package of another system may be missing', () => {
  const wanted = { ...react, 'node_modules/x-darwin': { version: '1.0.0', optional: true } };
  expect(isInstalled(folder(wanted, react))).toBe(true);
});
