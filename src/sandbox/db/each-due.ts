import type { DatabaseSync } from 'node:sqlite';
import { isBusy } from './busy.ts';
import { reportFailures } from './reporting.ts';
import { transaction } from './transaction.ts';

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Processes each due row in a separate transaction, so that a failed one stops no other and is retried the next time.
 * Failures of rows are reported under the name of the work. While another program locks the database, the rest waits for
 * the next time as well, because each row would block the thread.
 * @returns the number of rows to retry
 */
export function eachDue<Row>(
  db: DatabaseSync,
  name: string,
  rows: Iterable<Row>,
  work: (row: Row) => void,
): number {
  const failures: Error[] = [];
  let isHeld = false;
  let waiting = 0;
  for (const row of rows) {
    if (isHeld) {
      waiting += 1;
      continue;
    }
    try {
      transaction(db, () => work(row));
    } catch (thrown) {
      failures.push(errorOf(thrown));
      isHeld = isBusy(thrown);
    }
  }
  reportFailures(db, name, failures);
  return failures.length + waiting;
}

/** Does several pieces of due work one after another; one that fails stops no other. */
export const eachWork = (
  db: DatabaseSync,
  name: string,
  works: Readonly<Record<string, () => void>>,
): void => {
  for (const [part, work] of Object.entries(works)) eachDue(db, `${name} ${part}`, [work], (run) => run());
};

/**
 * Fills a database with what it begins with under a name: whole or not at all, and never again, whatever becomes of the
 * rows. A seed that fails is reported and tried again at the next start; the platform opens without it.
 */
export function seedOnce(db: DatabaseSync, name: string, work: () => void): void {
  if (db.prepare('SELECT 1 FROM seed WHERE name = ?').get(name)) return;
  const note = db.prepare('INSERT INTO seed (name) VALUES (?)');
  eachDue(db, `seed ${name}`, [work], (run) => {
    run();
    note.run(name);
  });
}
