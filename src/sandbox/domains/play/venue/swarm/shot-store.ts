import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { flagColumn, intColumn, query } from '#sandbox/db/query.ts';
import type { SeatPlace } from './seating.ts';

const ShotRow = v.object({
  round_id: intColumn,
  seat: intColumn,
  fish: intColumn,
  caught: flagColumn,
  at: intColumn,
});
export type ShotRow = v.InferOutput<typeof ShotRow>;

const FishRow = v.object({ fish: intColumn });

export type ShotStore = {
  /** Stores the fish that a round was shot at; in the step that stores the round. */
  add(roundId: number, hall: string, place: SeatPlace, fish: number, at: number): void;
  /** The fish that a round was shot at. */
  fishOf(roundId: number): number | null;
  /** Shots of members at a table from a time on, epoch ms, in their order. */
  since(hall: string, table: number, from: number): readonly ShotRow[];
};

/** Shots of members at the fishing tables. Whether one caught its fish is read from its round. */
export function createShotStore(db: DatabaseSync): ShotStore {
  const insert = db.prepare(
    'INSERT INTO fishing_shot (round_id, hall, table_no, seat, fish, shot_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const byRound = query(db, FishRow, 'SELECT fish FROM fishing_shot WHERE round_id = ?');
  const since = query(
    db,
    ShotRow,
    `SELECT round_id, seat, fish, payout > 0 AS caught, shot_at AS at FROM fishing_shot JOIN game_round USING (round_id)
     WHERE hall = ? AND table_no = ? AND shot_at >= ? ORDER BY round_id`,
  );
  return {
    add: (roundId, hall, { table, seat }, fish, at) => void insert.run(roundId, hall, table, seat, fish, at),
    fishOf: (roundId) => byRound.get(roundId)?.fish ?? null,
    since: (hall, table, from) => since.all(hall, table, from),
  };
}
