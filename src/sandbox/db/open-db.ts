import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OPENING_WAIT_MS, STATEMENT_WAIT_MS } from './busy.ts';
import { KEY_FILE } from './person-key.ts';

export const IN_MEMORY = ':memory:';
const FILE = 'courtside.sqlite';
/** What SQLite keeps in the data folder. */
const DATABASE_FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`];
/** Codes, secrets of authenticators and papers lie there: nobody but the platform's user reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

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

const ASIDE = '.before-reset';
const NOT_A_DATABASE = 26;

/** A data folder that cannot be used. The message says why, and what to do. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';
}

export type DataAside = {
  /** Puts it back, unless it was dropped. */
  restore(): void;
  drop(): void;
};

/**
 * Sets aside what a data folder holds until the new platform is open, so that nothing is lost when it cannot open; the
 * folder's lock must be held.
 */
export function setDataAside(dataDir: string): DataAside {
  const files = dataDir === IN_MEMORY ? [] : [...DATABASE_FILES, KEY_FILE].map((file) => join(dataDir, file));
  const move = (from: string, to: string) => {
    rmSync(to, { force: true });
    if (existsSync(from)) renameSync(from, to);
  };
  let isDropped = false;
  for (const file of files) move(file, file + ASIDE);
  return {
    restore() {
      if (!isDropped) for (const file of files) move(file + ASIDE, file);
    },
    drop() {
      isDropped = true;
      for (const file of files) rmSync(file + ASIDE, { force: true });
    },
  };
}

/** The platform is open: from now on nobody waits for a statement that finds the database held by another program. */
export const waitNoLonger = (db: DatabaseSync): void => db.exec(`PRAGMA busy_timeout = ${STATEMENT_WAIT_MS}`);

/** Opens the platform's database: one file in `dataDir`, or a memory of its own for `:memory:`. @throws UnusableData. */
export function openDatabase(dataDir: string): DatabaseSync {
  if (dataDir !== IN_MEMORY) openFolder(dataDir);
  const path = dataDir === IN_MEMORY ? IN_MEMORY : privateFile(join(dataDir, FILE));
  const db = new DatabaseSync(path, { timeout: OPENING_WAIT_MS });
  try {
    // A file gets auto_vacuum before its first table or never.
    db.exec('PRAGMA auto_vacuum = INCREMENTAL;');
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  } catch (thrown) {
    db.close();
    const isForeign = thrown instanceof Error && 'errcode' in thrown && thrown.errcode === NOT_A_DATABASE;
    throw isForeign ? new UnusableData(`${path} is no database; use --data or --reset`) : thrown;
  }
  return db;
}
