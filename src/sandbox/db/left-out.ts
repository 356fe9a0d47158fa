import type { DatabaseSync } from 'node:sqlite';

type LeftOut = {
  /** Counts by table until the lines are written. */
  readonly counts: Map<string, number>;
  readonly reported: Set<string>;
  report: ((line: string) => void) | null;
};

const byDatabase = new WeakMap<DatabaseSync, LeftOut>();

function leftOutOf(db: DatabaseSync): LeftOut {
  const found = byDatabase.get(db) ?? { counts: new Map(), reported: new Set(), report: null };
  byDatabase.set(db, found);
  return found;
}

function flush({ counts, reported, report }: LeftOut): void {
  if (!report) return;
  for (const [table, count] of counts) {
    const rows = count === 1 ? '1 row' : `${count} rows`;
    if (!reported.has(table)) report(`left out ${rows} of ${table}: this version cannot read them`);
    reported.add(table);
  }
  counts.clear();
}

/** Counts a row of a table that could not be read, or not be worked on. */
export function leaveOut(db: DatabaseSync, table: string): void {
  const leftOut = leftOutOf(db);
  leftOut.counts.set(table, (leftOut.counts.get(table) ?? 0) + 1);
  flush(leftOut);
}

/** Writes one line for each table with rows left out so far, and later one for each further table. */
export function reportLeftOut(db: DatabaseSync, report: (line: string) => void): void {
  const leftOut = leftOutOf(db);
  leftOut.report = report;
  flush(leftOut);
}
