import type { DatabaseSync } from 'node:sqlite';

/** Changes in memory to undo when the database rolls back, newest last. */
const undoing = new WeakMap<DatabaseSync, (() => void)[]>();

function undosOf(db: DatabaseSync): (() => void)[] {
  const undos = undoing.get(db) ?? [];
  undoing.set(db, undos);
  return undos;
}

/** Runs `undo` if the current transaction is rolled back, so that memory matches the database. */
export function whenRolledBack(db: DatabaseSync, undo: () => void): void {
  if (db.isTransaction) undosOf(db).push(undo);
}

/** Runs `work` whole or not at all. Inside another transaction it becomes a savepoint of it. */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  const nested = db.isTransaction;
  db.exec(nested ? 'SAVEPOINT step' : 'BEGIN IMMEDIATE');
  const undos = undosOf(db);
  const before = undos.length;
  try {
    const result = work();
    db.exec(nested ? 'RELEASE step' : 'COMMIT');
    if (!nested) undos.length = 0;
    return result;
  } catch (thrown) {
    // A statement that finds the disk full has ended the transaction by itself.
    if (db.isTransaction) db.exec(nested ? 'ROLLBACK TO step; RELEASE step' : 'ROLLBACK');
    for (const undo of undos.splice(before).reverse()) undo();
    throw thrown;
  }
}
