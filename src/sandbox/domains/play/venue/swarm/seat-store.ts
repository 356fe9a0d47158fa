import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { PlaySession } from '../play-sessions.ts';
import { freeSeat, type SeatPlace } from './seating.ts';

/** Time without a request after which a seat is free. */
const SILENT_MS = MINUTE_MS;
/** Requests within this time are stored once. */
const SEEN_MS = 5 * SECOND_MS;

const SeatRow = v.object({
  seat_id: intColumn,
  session_id: v.string(),
  owner: v.string(),
  table_no: intColumn,
  seat: intColumn,
  since: intColumn,
  seen_at: intColumn,
  until: intColumn,
});

/** A visit at a seat of a table, `until` of it not included, epoch ms. */
export type Seated = SeatPlace & {
  readonly sessionId: string;
  readonly owner: string;
  readonly since: number;
  readonly until: number;
};

export type SeatStore = {
  /** Keeps the seat of a visit, or takes a free one at a table of its hall. */
  take(hall: string, sessionId: string, now: number): Seated;
  /** Visits that sat at a table at any time after `from`, epoch ms. */
  at(hall: string, table: number, from: number): readonly Seated[];
};

/** Name of the tables of a game that are filled together; those of trials are apart. */
export const hallOf = ({ gameId, demo }: Pick<PlaySession, 'gameId' | 'demo'>): string =>
  demo ? `${gameId}:trial` : gameId;

const viewOf = (row: v.InferOutput<typeof SeatRow>): Seated => ({
  sessionId: row.session_id,
  owner: row.owner,
  table: row.table_no,
  seat: row.seat,
  since: row.since,
  until: row.until,
});

/** Seats of the fishing tables. One that was left stays stored, because simulated players shoot only from free seats. */
export function createSeatStore(db: DatabaseSync): SeatStore {
  const until = `min(coalesce(ended_at, ${Number.MAX_SAFE_INTEGER}), seen_at + ${SILENT_MS})`;
  const seats = query(
    db,
    SeatRow,
    `SELECT seat_id, session_id, owner, table_no, seat, since, seen_at, ${until} AS until
     FROM fishing_seat JOIN play_session USING (session_id) WHERE hall = ? AND ${until} > ? ORDER BY seat_id`,
  );
  const insert = db.prepare(
    'INSERT INTO fishing_seat (hall, session_id, table_no, seat, since, seen_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const seen = db.prepare('UPDATE fishing_seat SET seen_at = ? WHERE seat_id = ?');
  return {
    take: (hall, sessionId, now) =>
      transaction(db, () => {
        const taken = seats.all(hall, now);
        const own = taken.find((row) => row.session_id === sessionId);
        if (own && sinceMs(now, own.seen_at) < SEEN_MS) return viewOf(own);
        if (own) seen.run(now, own.seat_id);
        else {
          const { table, seat } = freeSeat(taken.map(viewOf));
          insert.run(hall, sessionId, table, seat, now, now);
        }
        const row = seats.all(hall, now).find((each) => each.session_id === sessionId);
        if (!row) throw new Error(`no seat for ${sessionId}`);
        return viewOf(row);
      }),
    at: (hall, table, from) =>
      seats
        .all(hall, from)
        .map(viewOf)
        .filter((seated) => seated.table === table),
  };
}
