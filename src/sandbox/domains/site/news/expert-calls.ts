import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { random } from '#contract/units/random.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { expectedGoals } from '#sandbox/world/matches/script/football/football-side.ts';
import type { ExpertSeed } from './seeds/seed-experts.ts';

const COUNTED = 10;
/** Closer than this an expert of a sport with draws calls a draw. */
const EVEN = 0.12;
/** Spread of an expert’s prediction around the expected result, in goals. */
const OWN_VIEW = 1.4;

const CallRow = v.object({
  match_id: v.string(),
  league_name: v.string(),
  home: v.string(),
  away: v.string(),
  start_at: intColumn,
  call: v.picklist(['home', 'draw', 'away']),
  home_score: intColumn,
  away_score: intColumn,
});
type Outcome = 'home' | 'draw' | 'away';
export type DecidedCall = v.InferOutput<typeof CallRow> & { readonly right: boolean };

export type ExpertCalls = {
  /** Records the expert’s prediction for a match. It never changes afterwards, and does not depend on the match’s own course. */
  predict(expert: ExpertSeed, match: MatchWire): void;
  /** Notes how a match ended. */
  settle(match: MatchWire): void;
  /** Drops the results of matches that begin later than `now`, epoch ms. */
  forgetAfter(now: number): void;
  /** The last ten decided calls of an expert, newest first. */
  lastTen(expertId: string): readonly DecidedCall[];
};

const outcomeOf = (home: number, away: number): Outcome =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** From the strength of both sides and the expert's own view, before anything has happened. */
function callOf({ expertId }: ExpertSeed, match: MatchWire, seed: number): Outcome {
  const [home, away] = expectedGoals(match.homeName, match.visitName, seed);
  const view = (random(`${seed} call ${expertId} ${match.matchId}`)() - 0.5) * OWN_VIEW;
  const edge = home - away + view;
  if (match.ballClassId === 1 && Math.abs(edge) < EVEN) return 'draw';
  return edge > 0 ? 'home' : 'away';
}

/** Store of the experts’ predictions, with their results. */
export function createExpertCalls(db: DatabaseSync, seed: number): ExpertCalls {
  const insert = db.prepare('INSERT OR IGNORE INTO expert_call VALUES (?, ?, ?, ?, ?, ?, ?, NULL, NULL)');
  const close = db.prepare('UPDATE expert_call SET home_score = ?, away_score = ? WHERE match_id = ?');
  const reopen = db.prepare('UPDATE expert_call SET home_score = NULL, away_score = NULL WHERE start_at > ?');
  const decided = query(
    db,
    CallRow,
    `SELECT match_id, league_name, home, away, start_at, call, home_score, away_score FROM expert_call
     WHERE expert_id = ? AND home_score IS NOT NULL ORDER BY start_at DESC LIMIT ${COUNTED}`,
  );
  return {
    predict(expert, match) {
      const { matchId, matchName, homeName, visitName, startAt } = match;
      const call = callOf(expert, match, seed);
      insert.run(expert.expertId, matchId, matchName, homeName, visitName, startAt, call);
    },
    forgetAfter: (now) => void reopen.run(now),
    settle: ({ matchId, homeScore, visitScore }) => void close.run(homeScore, visitScore, matchId),
    lastTen: (expertId) =>
      decided
        .all(expertId)
        .map((row) => ({ ...row, right: outcomeOf(row.home_score, row.away_score) === row.call })),
  };
}
