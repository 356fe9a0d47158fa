import type { DatabaseSync } from 'node:sqlite';
import { isBusy } from './busy.ts';
import { reportFailures } from './reporting.ts';
import { transaction } from './transaction.ts';

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Works on each row that is due in a transaction of its own, so that one that fails stops no other and is tried again the
 * next time. What rows fail at is reported under the name of the work. While another program holds the database, the rest
 * waits for the next time as well: each row would hold up the thread.
 * @returns how many are to be tried again
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
