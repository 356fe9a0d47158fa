import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { eachWork } from '#sandbox/db/each-due.ts';
import { query } from '#sandbox/db/query.ts';
import type { TableBound, TableBounds } from '#sandbox/db/table-bound.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { RoomStore } from '#sandbox/world/rooms/room-store.ts';

export const TIDY_EVERY_MS = 10_000;
/** Number of rows deleted, and of rooms checked, in one step: some milliseconds, since all requests wait for it. */
export const TIDIED = { rows: 200, rooms: 5 } as const;

type Ports = {
  readonly db: DatabaseSync;
  readonly clock: Pick<WorldClock, 'now' | 'every'>;
  readonly rooms: Pick<RoomStore, 'exists'>;
  readonly bounds: TableBounds;
};

type Tidy = (ports: Pick<Ports, 'rooms'>, now: number) => void;

const KeyRow = v.object({ name: v.string() });

/** Deletes a batch of a table’s rows for which a condition holds. */
function deletion(db: DatabaseSync, table: string, condition: string): string {
  const keys = query(db, KeyRow, 'SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').all(table);
  const key = keys.map(({ name }) => name).join(', ');
  return `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${TIDIED.rows})`;
}

/** The statement behind a table of aged rows; its parameter is the time before which rows go. */
export const agedDeletion = (
  db: DatabaseSync,
  table: string,
  { column, only }: Extract<TableBound, { is: 'aged' }>,
): string => deletion(db, table, `${column} < ?1${only === undefined ? '' : ` AND ${only}`}`);

function agedTidy(db: DatabaseSync, table: string, bound: Extract<TableBound, { is: 'aged' }>): Tidy {
  const forget = db.prepare(agedDeletion(db, table, bound));
  return (_ports, now) => void forget.run(now - bound.retentionMs);
}

/** Cycles through the rooms that a table names, some per step. */
function roomTidy(db: DatabaseSync, table: string, { also }: Extract<TableBound, { is: 'ofRoom' }>): Tidy {
  const next = query(
    db,
    v.object({ room_no: v.string() }),
    `SELECT DISTINCT room_no FROM ${table} WHERE room_no > ? ORDER BY room_no LIMIT ${TIDIED.rooms}`,
  );
  const forgetRoom = db.prepare(deletion(db, table, 'room_no = ?1'));
  const forgetSome = also === undefined ? null : db.prepare(deletion(db, table, `room_no = ?1 AND ${also}`));
  let tidiedTo = '';
  return ({ rooms }) => {
    const roomNos = next.all(tidiedTo).map(({ room_no }) => room_no);
    for (const roomNo of roomNos) (rooms.exists(roomNo) ? forgetSome : forgetRoom)?.run(roomNo);
    tidiedTo = roomNos.length < TIDIED.rooms ? '' : (roomNos.at(-1) ?? '');
  };
}

function tidyOf(db: DatabaseSync, table: string, bound: TableBound): Tidy | null {
  switch (bound.is) {
    case 'aged':
      return agedTidy(db, table, bound);
    case 'ofRoom':
      return roomTidy(db, table, bound);
    case 'tidied':
    case 'record':
    case 'fixed':
    case 'slow':
      return null;
  }
}

/** Keeps the tables within their bounds from now on, in small steps. */
export function startTidying({ db, clock, rooms, bounds }: Ports): void {
  const tidies = Object.entries(bounds).flatMap(([table, bound]) => {
    const tidy = tidyOf(db, table, bound);
    return tidy ? [[table, tidy] as const] : [];
  });
  clock.every(TIDY_EVERY_MS, () => {
    const now = clock.now();
    const works = tidies.map(([table, tidy]) => [table, () => tidy({ rooms }, now)] as const);
    eachWork(db, 'tidying', Object.fromEntries(works));
  });
}
