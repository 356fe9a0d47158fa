import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` whole or not at all. Inside another transaction it becomes a savepoint of it. */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  const nested = db.isTransaction;
  db.exec(nested ? 'SAVEPOINT step' : 'BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec(nested ? 'RELEASE step' : 'COMMIT');
    return result;
  } catch (thrown) {
    db.exec(nested ? 'ROLLBACK TO step; RELEASE step' : 'ROLLBACK');
    throw thrown;
  }
}
