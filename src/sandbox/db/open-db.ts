import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { KEY_FILE } from './person-key.ts';

export const IN_MEMORY = ':memory:';
const FILE = 'courtside.sqlite';
/** What SQLite keeps in the data folder. */
const DATABASE_FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`];
/** How long a statement waits for another program that has the file: a backup, a look into it. */
const BUSY_MS = 5_000;
/** Codes, secrets of authenticators and papers lie there: nobody but the platform's user reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Removes what a data folder holds; its lock must be held. */
export function forgetData(dataDir: string): void {
  if (dataDir === IN_MEMORY) return;
  for (const file of [...DATABASE_FILES, KEY_FILE]) rmSync(join(dataDir, file), { force: true });
}

/** Makes a data folder, or takes the rights of others from one that is there. */
export function openFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  chmodSync(dataDir, FOLDER_MODE);
}

/** SQLite gives the files beside the database its mode. */
function privateFile(path: string): string {
  closeSync(openSync(path, 'a', FILE_MODE));
  chmodSync(path, FILE_MODE);
  return path;
}

/** Opens the platform's database: one file in `dataDir`, or a memory of its own for `:memory:`. */
export function openDatabase(dataDir: string): DatabaseSync {
  if (dataDir !== IN_MEMORY) openFolder(dataDir);
  const path = dataDir === IN_MEMORY ? IN_MEMORY : privateFile(join(dataDir, FILE));
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  return db;
}
