import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OPENING_WAIT_MS, STATEMENT_WAIT_MS } from './busy.ts';
import { KEY_FILE } from './person-key.ts';

export const IN_MEMORY = ':memory:';
const FILE = 'courtside.sqlite';
/** Files of SQLite in the data folder. */
const DATABASE_FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`];
/** Mode of the folder, which contains codes, authenticator secrets and documents: only the platform's user can read them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Creates a data folder, or removes the rights of other users from an existing one. */
export function openFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  chmodSync(dataDir, FOLDER_MODE);
}

/** Creates a private file, whose mode SQLite gives to the files beside the database. */
function privateFile(path: string): string {
  closeSync(openSync(path, 'a', FILE_MODE));
  chmodSync(path, FILE_MODE);
  return path;
}

const ASIDE = '.before-reset';
const NOT_A_DATABASE = 26;

/** Error of a data folder that cannot be used. The message gives the reason and the remedy. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';
}

export type DataAside = {
  /** Puts it back, unless it was dropped. */
  restore(): void;
  drop(): void;
};

/**
 * Moves the contents of a data folder aside until the new platform is open, so that nothing is lost when it cannot open;
 * requires the folder's lock.
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

/** Shortens the wait for a database locked by another program once the platform is open. */
export const waitNoLonger = (db: DatabaseSync): void => db.exec(`PRAGMA busy_timeout = ${STATEMENT_WAIT_MS}`);

/** Opens the platform's database: one file in `dataDir`, or a separate in-memory one for `:memory:`. @throws UnusableData. */
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
