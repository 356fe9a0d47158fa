import type { DatabaseSync } from 'node:sqlite';

/** Receiver of a platform's reports: rows left out, and failures of background work. */
export type Reports = {
  /** One line. */
  readonly notice: (line: string) => void;
  readonly defect: (error: Error) => void;
};

type Reporting = {
  /** Rows left out by table, until a line about them is written. */
  readonly skippedRows: Map<string, number>;
  readonly reported: Set<string>;
  /** Error messages of the last round, by kind of work. */
  readonly failing: Map<string, ReadonlySet<string>>;
  readonly waiting: Error[];
  reports: Reports | null;
};

const byDatabase = new WeakMap<DatabaseSync, Reporting>();

function reportingOf(db: DatabaseSync): Reporting {
  const fresh = { skippedRows: new Map(), reported: new Set<string>(), failing: new Map(), waiting: [] };
  const found = byDatabase.get(db) ?? { ...fresh, reports: null };
  byDatabase.set(db, found);
  return found;
}

function flush({ skippedRows, reported, waiting, reports }: Reporting): void {
  if (!reports) return;
  for (const [table, count] of skippedRows) {
    const rows = count === 1 ? '1 row' : `${count} rows`;
    if (!reported.has(table)) reports.notice(`left out ${rows} of ${table}: this version cannot read them`);
    reported.add(table);
  }
  skippedRows.clear();
  for (const error of waiting.splice(0)) reports.defect(error);
}

/** Counts a row of a table that cannot be read. */
export function leaveOut(db: DatabaseSync, table: string): void {
  const reporting = reportingOf(db);
  reporting.skippedRows.set(table, (reporting.skippedRows.get(table) ?? 0) + 1);
  flush(reporting);
}

/** Reports what a round of work failed at, each message once for as long as round after round fails alike. */
export function reportFailures(db: DatabaseSync, work: string, failures: readonly Error[]): void {
  const reporting = reportingOf(db);
  const before = reporting.failing.get(work);
  const messages = new Map(failures.map((error) => [error.message, error]));
  for (const [message, error] of messages) if (!before?.has(message)) reporting.waiting.push(error);
  reporting.failing.set(work, new Set(messages.keys()));
  flush(reporting);
}

/** Sends reports of a database from now on, earlier ones first: one line for each table with rows left out. */
export function reportTo(db: DatabaseSync, reports: Reports): void {
  const reporting = reportingOf(db);
  reporting.reports = reports;
  flush(reporting);
}
