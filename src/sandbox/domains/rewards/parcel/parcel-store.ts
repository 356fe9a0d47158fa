import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ParcelAddress } from '#contract/rewards/parcel/schema.ts';
import { isParcelOver, PARCEL_STATES, type ParcelState } from '#contract/rewards/parcel/states.table.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { idColumn, intColumn, jsonColumn, query } from '#sandbox/db/query.ts';

const parcelTable = `
CREATE TABLE parcel (
  parcel_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  goods_id TEXT NOT NULL,
  /** Reason for the parcel: a text for the member, and a key that is used once. */
  source TEXT NOT NULL,
  source_key TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL,
  /** Of ParcelAddress, as JSON; null before it is given and once it is deleted. */
  address TEXT,
  carrier TEXT NOT NULL DEFAULT '',
  tracking_no TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX parcel_of_member ON parcel (user_id, parcel_id);
CREATE INDEX parcel_by_state ON parcel (state, changed_at);
CREATE TABLE parcel_move (
  move_id INTEGER PRIMARY KEY AUTOINCREMENT,
  parcel_id INTEGER NOT NULL REFERENCES parcel,
  state TEXT NOT NULL,
  note TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX parcel_move_of ON parcel_move (parcel_id, move_id);
`;

export const parcelMigrations: Migrations = { name: 'parcel', steps: [parcelTable] };

const ParcelRow = v.object({
  parcel_id: idColumn,
  user_id: v.string(),
  goods_id: v.string(),
  source: v.string(),
  source_key: v.string(),
  state: v.picklist(PARCEL_STATES),
  address: v.nullable(jsonColumn(ParcelAddress)),
  carrier: v.string(),
  tracking_no: v.string(),
  at: intColumn,
  changed_at: intColumn,
});
export type ParcelRow = v.InferOutput<typeof ParcelRow>;

const MoveRow = v.object({ state: v.picklist(PARCEL_STATES), note: v.string(), at: intColumn });
export type ParcelMoveRow = v.InferOutput<typeof MoveRow>;

/** A parcel before it is opened. */
export type NewParcel = {
  readonly userId: string;
  readonly goodsId: string;
  /** The name of the activity, as its member reads it. */
  readonly source: string;
  /** Names what it is given for; a repeat gives the same parcel. */
  readonly sourceKey: string;
};

export type ParcelStore = {
  /** @returns its id. */
  open(parcel: NewParcel, now: number): string;
  find(parcelId: string): ParcelRow | null;
  bySource(sourceKey: string): ParcelRow | null;
  /** The newest first. */
  of(userId: string): ParcelRow[];
  /** Lists unfinished parcels, oldest first. */
  waiting(): ParcelRow[];
  /** Lists parcels that entered a state at or before a time, epoch ms. */
  inState(state: ParcelState, before: number): ParcelRow[];
  /** The oldest first. */
  moves(parcelId: string): ParcelMoveRow[];
  /** Writes a state with what is said of it. */
  move(parcelId: string, state: ParcelState, note: string, now: number): void;
  setAddress(parcelId: string, address: ParcelAddress): void;
  setTracking(parcelId: string, carrier: string, trackingNo: string): void;
  /** Deletes the addresses of parcels that were over at or before a time, epoch ms. @returns how many. */
  forget(before: number): number;
};

const OVER = PARCEL_STATES.filter(isParcelOver);
const SHOWN = 50;

function createReading(
  db: DatabaseSync,
): Pick<ParcelStore, 'find' | 'bySource' | 'of' | 'waiting' | 'inState' | 'moves'> {
  const byId = query(db, ParcelRow, 'SELECT * FROM parcel WHERE parcel_id = ?');
  const bySource = query(db, ParcelRow, 'SELECT * FROM parcel WHERE source_key = ?');
  const own = query(db, ParcelRow, 'SELECT * FROM parcel WHERE user_id = ? ORDER BY parcel_id DESC');
  const open = query(
    db,
    ParcelRow,
    `SELECT * FROM parcel WHERE state NOT IN (SELECT value FROM json_each(?))
     ORDER BY state NOT IN ('addressed', 'packing', 'returned'), changed_at LIMIT ?`,
  );
  const inState = query(db, ParcelRow, 'SELECT * FROM parcel WHERE state = ? AND changed_at <= ?');
  const moves = query(db, MoveRow, 'SELECT * FROM parcel_move WHERE parcel_id = ? ORDER BY move_id');
  return {
    find: (parcelId) => byId.get(BigInt(parcelId)) ?? null,
    bySource: (sourceKey) => bySource.get(sourceKey) ?? null,
    of: (userId) => own.all(userId),
    waiting: () => open.all(JSON.stringify(OVER), SHOWN),
    inState: (state, before) => inState.readable(state, before),
    moves: (parcelId) => moves.all(BigInt(parcelId)),
  };
}

/** Parcels and what became of them. Times are epoch ms. */
export function createParcelStore(db: DatabaseSync): ParcelStore {
  const insert = db.prepare(
    `INSERT INTO parcel (user_id, goods_id, source, source_key, state, at, changed_at)
     VALUES (?1, ?2, ?3, ?4, 'chosen', ?5, ?5)`,
  );
  const insertMove = db.prepare('INSERT INTO parcel_move (parcel_id, state, note, at) VALUES (?, ?, ?, ?)');
  const setState = db.prepare('UPDATE parcel SET state = ?, changed_at = ? WHERE parcel_id = ?');
  const setAddress = db.prepare('UPDATE parcel SET address = ? WHERE parcel_id = ?');
  const setTracking = db.prepare('UPDATE parcel SET carrier = ?, tracking_no = ? WHERE parcel_id = ?');
  const forget = db.prepare(
    `UPDATE parcel SET address = NULL
     WHERE address IS NOT NULL AND changed_at <= ? AND state IN (SELECT value FROM json_each(?))`,
  );
  return {
    ...createReading(db),
    open({ userId, goodsId, source, sourceKey }, now) {
      const { lastInsertRowid } = insert.run(userId, goodsId, source, sourceKey, now);
      insertMove.run(lastInsertRowid, 'chosen', '', now);
      return lastInsertRowid.toString();
    },
    move(parcelId, state, note, now) {
      setState.run(state, now, BigInt(parcelId));
      insertMove.run(BigInt(parcelId), state, note, now);
    },
    setAddress: (parcelId, address) => void setAddress.run(JSON.stringify(address), BigInt(parcelId)),
    setTracking: (parcelId, carrier, trackingNo) =>
      void setTracking.run(carrier, trackingNo, BigInt(parcelId)),
    forget: (before) => Number(forget.run(before, JSON.stringify(OVER)).changes),
  };
}
