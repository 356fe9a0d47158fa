import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

const BackedRow = v.object({ match_id: v.string(), start_at: intColumn, legs: intColumn });
type BackedRow = v.InferOutput<typeof BackedRow>;

/** Matches that were bet on and began at or after a time, epoch ms, the latest first. Reads every leg. */
const backedMatches = (db: DatabaseSync, since: number): readonly BackedRow[] =>
  query(
    db,
    BackedRow,
    `SELECT match_id, max(start_at) AS start_at, count(*) AS legs FROM bet_leg WHERE start_at >= ?
     GROUP BY match_id ORDER BY start_at DESC, match_id`,
  ).all(since);

/** A match that was bet on, as an operator looks for it. */
export type BackedOverview = {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly startAt: number;
  /** Number of bet legs on the match. */
  readonly legs: number;
};

/** Number of days for which the world holds its matches. */
const DAYS = 7;
const SHOWN = 60;

/** Returns matches of the last days with bets whose league or sides contain a text, the latest first. */
export function backedOverview({ db, world }: Platform, text: string): readonly BackedOverview[] {
  const wanted = text.trim().toLowerCase();
  return backedMatches(db, world.clock.now() - DAYS * DAY_MS)
    .flatMap(({ match_id, start_at, legs }) => {
      const match = world.matches.find(match_id);
      if (!match) return [];
      const { homeName: home, visitName: away, matchName } = match;
      const isWanted = `${matchName} ${home} ${away}`.toLowerCase().includes(wanted);
      return isWanted ? [{ matchId: match_id, home, away, startAt: start_at, legs }] : [];
    })
    .slice(0, SHOWN);
}
