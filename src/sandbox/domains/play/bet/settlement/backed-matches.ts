import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

const BackedRow = v.object({ match_id: v.string(), start_at: intColumn, legs: intColumn });
export type BackedRow = v.InferOutput<typeof BackedRow>;

/** Matches that were bet on and began at or after a time, epoch ms, the latest first. Reads every leg. */
export const backedMatches = (db: DatabaseSync, since: number): readonly BackedRow[] =>
  query(
    db,
    BackedRow,
    `SELECT match_id, max(start_at) AS start_at, count(*) AS legs FROM bet_leg WHERE start_at >= ?
     GROUP BY match_id ORDER BY start_at DESC, match_id`,
  ).all(since);
