import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '#sandbox/sandbox.ts';
import { openDatabase, UnusableData } from './open-db.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'courtside-db-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Creates a table in a folder's database. */
function marked(dataDir: string): void {
  const db = openDatabase(dataDir);
  db.exec('CREATE TABLE mark (id INTEGER PRIMARY KEY)');
  db.close();
}

function isMarked(dataDir: string): boolean {
  const db = openDatabase(dataDir);
  const found = db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'mark'`).get();
  db.close();
  return found !== undefined;
}

const open = (dataDir: string, port: number, reset: boolean) =>
  createSandbox({ port, dataDir, reset, seed: 7, crowd: 0, world: 'driven' });

test('a reset that cannot open its ports leaves the folder unchanged', async () => {
  const dataDir = folder();
  marked(dataDir);
  const occupied = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupied.close());
  await once(occupied, 'listening');
  const address = occupied.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  await expect(open(dataDir, address.port, true)).rejects.toThrow('taken');
  expect(isMarked(dataDir)).toBe(true);
});

test('a completed reset removes the folder’s contents', async () => {
  const dataDir = folder();
  marked(dataDir);
  const sandbox = await open(dataDir, 0, true);
  await sandbox.close();
  expect(isMarked(dataDir)).toBe(false);
});

test('a database of a newer version is refused with a sentence', async () => {
  const dataDir = folder();
  await (await open(dataDir, 0, false)).close();
  const db = openDatabase(dataDir);
  db.exec(`INSERT INTO migration VALUES ('world-099')`);
  db.close();
  await expect(open(dataDir, 0, false)).rejects.toThrow(/newer version \(world-099\); use --data or --reset/);
});

test('a file that is no database is refused with a sentence', () => {
  const dataDir = folder();
  writeFileSync(
    join(dataDir, 'courtside.sqlite'),
    'not a database, but longer than a header of one'.repeat(9),
  );
  expect(() => openDatabase(dataDir)).toThrow(UnusableData);
});

test('a new file releases empty pages', () => {
  const db = openDatabase(folder());
  onTestFinished(() => db.close());
  expect(db.prepare('PRAGMA auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
});
