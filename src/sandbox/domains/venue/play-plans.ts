import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const PlanRow = v.object({
  minutes: v.nullable(intColumn),
  spend: v.nullable(v.bigint()),
  at: intColumn,
  lost: v.bigint(),
});

/** What a member chose for a visit before it began. */
export type PlayPlan = {
  /** Null for no end. */
  readonly minutes: number | null;
  /** Stakes less returns, minor units; null for any. */
  readonly spend: bigint | null;
};

/** Until when a plan lets rounds begin, and what may still be lost; null where nothing was chosen. */
export type PlanState = {
  readonly endsAt: number | null;
  readonly spend: bigint | null;
  readonly left: bigint | null;
};

export type PlayPlans = {
  /** Takes the place of an earlier choice for the same visit; what was played before it does not count. */
  choose(sessionId: string, plan: PlayPlan, now: number): void;
  /** Null for a visit that was begun without a choice. */
  of(sessionId: string): PlanState | null;
};

/** Choices of time and spend for visits to games [P.28]. */
export function createPlayPlans(db: DatabaseSync): PlayPlans {
  const put = db.prepare('INSERT OR REPLACE INTO play_plan VALUES (?, ?, ?, ?)');
  const one = query(
    db,
    PlanRow,
    `SELECT minutes, spend, at, coalesce((SELECT sum(stake - payout) FROM game_round
       WHERE game_round.session_id = play_plan.session_id AND game_round.at >= play_plan.at), 0) AS lost
     FROM play_plan WHERE session_id = ?`,
  );
  return {
    choose: (sessionId, { minutes, spend }, now) => void put.run(sessionId, minutes, spend, now),
    of(sessionId) {
      const row = one.get(sessionId);
      if (!row) return null;
      const { minutes, spend, at, lost } = row;
      return {
        endsAt: minutes === null ? null : at + minutes * MINUTE_MS,
        spend,
        left: spend === null ? null : lost < spend ? spend - lost : 0n,
      };
    },
  };
}
