import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { flagColumn, intColumn, jsonColumn, query } from '#sandbox/db/query.ts';

const windows = `
CREATE TABLE rain_window (
  window_id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  open_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  pot INTEGER NOT NULL,
  count INTEGER NOT NULL,
  seed TEXT NOT NULL,
  commitment TEXT NOT NULL,
  envelopes TEXT NOT NULL,
  taken INTEGER NOT NULL CHECK (taken >= 0 AND taken <= count),
  crowd INTEGER NOT NULL,
  is_over INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rain_window_by_time ON rain_window (open_at);
CREATE TABLE rain_entry (
  window_id TEXT NOT NULL REFERENCES rain_window,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  first INTEGER NOT NULL,
  count INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (window_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX rain_entry_by_person ON rain_entry (person, at);
`;

/** The windows of red-packet rain, and who had which envelopes of each. */
export const rainMigrations: Migrations = { name: 'rain', steps: [windows] };

const WindowRow = v.object({
  window_id: v.string(),
  title: v.string(),
  open_at: intColumn,
  end_at: intColumn,
  /** Coins, and the envelopes they are in. */
  pot: intColumn,
  count: intColumn,
  /** Blank until the window is prepared. */
  seed: v.string(),
  commitment: v.string(),
  /** Number of envelopes given out, from the start of the list. */
  taken: intColumn,
  /** People of the crowd who have come. */
  crowd: intColumn,
  is_over: flagColumn,
});
export type RainWindowRow = v.InferOutput<typeof WindowRow>;
/** Contents of a window's envelopes, in the order they are given out; coins. */
const ListRow = v.object({ envelopes: jsonColumn(v.array(v.number())) });

const COLUMNS = 'window_id, title, open_at, end_at, pot, count, seed, commitment, taken, crowd, is_over';

const EntryRow = v.object({
  window_id: v.string(),
  /** A member's number, or a name of the crowd. */
  person: v.string(),
  name: v.string(),
  at: intColumn,
  first: intColumn,
  count: intColumn,
  total: intColumn,
});
export type RainEntryRow = v.InferOutput<typeof EntryRow>;

export type RainStore = ReturnType<typeof createRainStore>;

function windowReads(db: DatabaseSync) {
  const every = query(
    db,
    WindowRow,
    `SELECT ${COLUMNS} FROM rain_window WHERE open_at >= ? AND open_at < ? ORDER BY open_at`,
  );
  const byId = query(db, WindowRow, `SELECT ${COLUMNS} FROM rain_window WHERE window_id = ?`);
  const any = query(db, WindowRow, `SELECT ${COLUMNS} FROM rain_window LIMIT 1`);
  const lastOver = query(
    db,
    WindowRow,
    `SELECT ${COLUMNS} FROM rain_window WHERE end_at <= ? ORDER BY open_at DESC LIMIT 1`,
  );
  const next = query(
    db,
    WindowRow,
    `SELECT ${COLUMNS} FROM rain_window WHERE end_at > ? ORDER BY open_at LIMIT 1`,
  );
  const begun = query(
    db,
    WindowRow,
    `SELECT ${COLUMNS} FROM rain_window WHERE is_over = 0 AND open_at <= ? ORDER BY open_at`,
  );
  const list = query(db, ListRow, 'SELECT envelopes FROM rain_window WHERE window_id = ?');
  return {
    envelopes: (windowId: string): readonly number[] => list.get(windowId)?.envelopes ?? [],
    isEmpty: () => any.get() === undefined,
    between: (from: number, to: number) => every.all(from, to),
    byId: (windowId: string) => byId.get(windowId) ?? null,
    /** The one that ended last by `at`. */
    lastOver: (at: number) => lastOver.get(at) ?? null,
    /** Returns the window open at `at`, or the first after it. */
    next: (at: number) => next.get(at) ?? null,
    /** Begun by `at` and not yet over. */
    begun: (at: number) => begun.all(at),
  };
}

function entryReads(db: DatabaseSync) {
  const entry = query(db, EntryRow, 'SELECT * FROM rain_entry WHERE window_id = ? AND person = ?');
  const top = query(
    db,
    EntryRow,
    'SELECT * FROM rain_entry WHERE window_id = ? ORDER BY total DESC, at LIMIT ?',
  );
  const Count = v.object({ people: intColumn });
  const people = query(db, Count, 'SELECT count(*) AS people FROM rain_entry WHERE window_id = ?');
  return {
    entry: (windowId: string, person: string) => entry.get(windowId, person) ?? null,
    /** Returns the participants with the highest totals. */
    top: (windowId: string, limit: number) => top.all(windowId, limit),
    people: (windowId: string) => people.get(windowId)?.people ?? 0,
  };
}

/** Rows of windows and entries. */
export function createRainStore(db: DatabaseSync) {
  const plan = db.prepare(
    `INSERT INTO rain_window VALUES (?, ?, ?, ?, ?, ?, '', '', '[]', 0, 0, 0) ON CONFLICT DO NOTHING`,
  );
  const prepare = db.prepare(
    'UPDATE rain_window SET seed = ?, commitment = ?, envelopes = ? WHERE window_id = ?',
  );
  const replan = db.prepare(
    `UPDATE rain_window SET pot = ?, count = ? WHERE window_id = ? AND commitment = ''`,
  );
  const progress = db.prepare('UPDATE rain_window SET taken = ?, crowd = ?, is_over = ? WHERE window_id = ?');
  const enter = db.prepare('INSERT INTO rain_entry VALUES (?, ?, ?, ?, ?, ?, ?)');
  return {
    ...windowReads(db),
    ...entryReads(db),
    plan({ window_id, title, open_at, end_at, pot, count }: Planned) {
      plan.run(window_id, title, open_at, end_at, pot, count);
    },
    /** Sets another pot and number of envelopes, while nothing of it is published. */
    replan: (windowId: string, pot: number, count: number) => void replan.run(pot, count, windowId),
    prepare({ window_id, seed, commitment, envelopes }: Prepared) {
      prepare.run(seed, commitment, JSON.stringify(envelopes), window_id);
    },
    progress({ window_id, taken, crowd, is_over }: RainWindowRow) {
      progress.run(taken, crowd, is_over ? 1 : 0, window_id);
    },
    enter({ window_id, person, name, at, first, count, total }: RainEntryRow) {
      enter.run(window_id, person, name, at, first, count, total);
    },
  };
}

type Planned = Pick<RainWindowRow, 'window_id' | 'title' | 'open_at' | 'end_at' | 'pot' | 'count'>;
type Prepared = Pick<RainWindowRow, 'window_id' | 'seed' | 'commitment'> & {
  readonly envelopes: readonly number[];
};
