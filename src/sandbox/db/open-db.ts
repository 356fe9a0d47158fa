import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const IN_MEMORY = ':memory:';
const FILE = 'courtside.sqlite';
/** What SQLite keeps in the data folder. */
const DATABASE_FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`];
/** How long a statement waits for another program that has the file: a backup, a look into it. */
const BUSY_MS = 5_000;

/** Removes what a data folder holds; its lock must be held. */
export function forgetData(dataDir: string): void {
  if (dataDir === IN_MEMORY) return;
  for (const file of DATABASE_FILES) rmSync(join(dataDir, file), { force: true });
}

/** Opens the platform's database: one file in `dataDir`, or a memory of its own for `:memory:`. */
export function openDatabase(dataDir: string): DatabaseSync {
  if (dataDir !== IN_MEMORY) mkdirSync(dataDir, { recursive: true });
  const path = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, FILE);
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  return db;
}
