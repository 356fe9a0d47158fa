import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isBusy } from './busy.ts';
import { IN_MEMORY, openFolder } from './open-db.ts';
import { intColumn, query } from './query.ts';

const LOCK_FILE = 'courtside.lock';
/** A platform that is refused reads the file for a moment. */
const READING_MS = 1_000;

const HolderRow = v.object({ pid: intColumn, port: intColumn });

/** Error of a data folder in use by another platform. The message names that platform, and the remedy. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

export type DataLock = {
  /** Stores the port of the platform, for the process that is refused later. */
  note(port: number): void;
  release(): void;
};

const NO_LOCK: DataLock = { note: () => {}, release: () => {} };

/**
 * Locks a data folder for one platform. The lock is SQLite's own lock of a small file, which the system releases when a
 * process dies, so that a file left behind by a killed platform blocks nothing.
 * @throws DataInUse.
 */
export function lockData(dataDir: string): DataLock {
  if (dataDir === IN_MEMORY) return NO_LOCK;
  openFolder(dataDir);
  const file = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: READING_MS });
  try {
    file.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL, port INTEGER NOT NULL) STRICT');
    file.exec('BEGIN IMMEDIATE; DELETE FROM holder; COMMIT; BEGIN IMMEDIATE');
  } catch (thrown) {
    const error = isBusy(thrown) ? inUse(dataDir, file) : thrown;
    file.close();
    throw error;
  }
  return {
    note(port) {
      file.prepare('INSERT INTO holder (pid, port) VALUES (?, ?)').run(process.pid, port);
      file.exec('COMMIT; BEGIN IMMEDIATE');
    },
    release: () => file.close(),
  };
}

/** Creates the error of a second platform. Between two commits of the first there is no holder to name. */
function inUse(dataDir: string, file: DatabaseSync): DataInUse {
  const holder = query(file, HolderRow, 'SELECT pid, port FROM holder').get();
  const named = holder ? ` (pid ${holder.pid}, port ${holder.port})` : '';
  return new DataInUse(`another platform already uses ${dataDir}${named}; use --data or --port`);
}
