import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const IN_MEMORY = ':memory:';
const FILE = 'courtside.sqlite';
/** What SQLite keeps in the data folder. */
export const DATABASE_FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`];

/** Opens the platform's database: one file in `dataDir`, or a memory of its own for `:memory:`. */
export function openDatabase(dataDir: string): DatabaseSync {
  if (dataDir !== IN_MEMORY) mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, FILE));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  return db;
}
