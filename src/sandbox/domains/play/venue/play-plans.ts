import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const PlanRow = v.object({ ends_at: v.nullable(intColumn), spend: v.nullable(v.bigint()), lost: v.bigint() });

/** Limits that a member chose for a visit before it began. */
export type PlayPlan = {
  /** Null for no end. */
  readonly minutes: number | null;
  /** Stakes less returns, minor units; null for any. */
  readonly spend: bigint | null;
};

/** End of a plan’s rounds, and the remaining loss allowance; null where no limit was chosen. */
export type PlanState = {
  readonly endsAt: number | null;
  readonly spend: bigint | null;
  readonly remaining: bigint | null;
};

export type PlayPlans = {
  /**
   * Chooses a plan. If chosen again during the visit, the earlier end and the smaller spend hold; losses since the first
   * choice count.
   */
  choose(sessionId: string, plan: PlayPlan, now: number): void;
  /** Null for a visit that was begun without a choice. */
  of(sessionId: string): PlanState | null;
};

/** The smaller of two bounds; null is none. */
const tighter = <Bound extends number | bigint>(one: Bound | null, other: Bound | null): Bound | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** Choices of time and spend for visits to games [P.28]. */
export function createPlayPlans(db: DatabaseSync): PlayPlans {
  const upsert = db.prepare(
    `INSERT INTO play_plan (session_id, at, ends_at, spend) VALUES (?, ?, ?, ?)
     ON CONFLICT (session_id) DO UPDATE SET ends_at = excluded.ends_at, spend = excluded.spend`,
  );
  const bySession = query(
    db,
    PlanRow,
    `SELECT ends_at, spend, coalesce((SELECT sum(stake - payout) FROM game_round
       WHERE game_round.session_id = play_plan.session_id AND game_round.at >= play_plan.at), 0) AS lost
     FROM play_plan WHERE session_id = ?`,
  );
  return {
    choose(sessionId, { minutes, spend }, now) {
      const held = bySession.get(sessionId) ?? { ends_at: null, spend: null, lost: 0n };
      const endsAt = tighter(held.ends_at, minutes === null ? null : now + minutes * MINUTE_MS);
      const spendLimit = tighter(held.spend, spend === null ? null : held.lost + spend);
      upsert.run(sessionId, now, endsAt, spendLimit);
    },
    of(sessionId) {
      const row = bySession.get(sessionId);
      if (!row) return null;
      const { ends_at: endsAt, spend, lost } = row;
      return { endsAt, spend, remaining: spend === null ? null : lost < spend ? spend - lost : 0n };
    },
  };
}
