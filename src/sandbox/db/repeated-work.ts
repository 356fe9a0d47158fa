import { constants, type DatabaseSync } from 'node:sqlite';

/** Changes of works that stay in memory; some hundred kilobytes each. */
const WORKS_MAX = 4;
/** Changesets of works in databases of this process, as recorded by SQLite, by name. */
const changes = new Map<string, Uint8Array>();

function store(name: string, changed: Uint8Array): void {
  changes.set(name, changed);
  const [oldest] = changes.keys();
  if (changes.size > WORKS_MAX && oldest !== undefined) changes.delete(oldest);
}

/** Makes the changes that the work made before. @returns false, with nothing changed, where the database was another one then. */
function repeat(db: DatabaseSync, name: string): boolean {
  const changed = changes.get(name);
  const onConflict = () => constants.SQLITE_CHANGESET_ABORT;
  return changed !== undefined && db.applyChangeset(changed, { onConflict });
}

/**
 * Runs work that many platforms of one process begin with, and applies its recorded changes when it is repeated: a test run
 * opens hundreds of platforms with the same past. The work must leave nothing in memory, and `name` must contain all that
 * it depends on besides the rows it changes.
 */
export function repeatedWork(db: DatabaseSync, name: string, work: () => void): void {
  if (repeat(db, name)) return;
  const session = db.createSession();
  try {
    work();
    store(name, session.changeset());
  } finally {
    session.close();
  }
}
