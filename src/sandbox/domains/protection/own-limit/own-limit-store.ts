import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { raiseStateAt } from '#contract/protection/deposit-limit/raise-states.table.ts';
import type { LimitPeriod, OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import { LIMIT_UNITS } from '#contract/protection/own-limit/schema.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

/** Limits on what is played; amounts in cents, coins or minutes, by their unit. */
const limits = `
CREATE TABLE own_limit (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  unit TEXT NOT NULL CHECK (unit IN ('CNY', 'USDT', 'COIN', 'MINUTE')),
  amount INTEGER,
  pending_at INTEGER,
  pending_unit TEXT,
  pending_amount INTEGER,
  PRIMARY KEY (user_id, kind, period)
) STRICT, WITHOUT ROWID;
`;

export const ownLimitMigrations: Migrations = { name: 'own-limit', steps: [limits] };

const unit = v.picklist(LIMIT_UNITS);
const Row = v.object({
  unit,
  amount: v.nullable(v.bigint()),
  pending_at: v.nullable(intColumn),
  pending_unit: v.nullable(unit),
  pending_amount: v.nullable(v.bigint()),
});
/** Stored limit; amounts in its unit. */
export type OwnLimitRow = v.InferOutput<typeof Row>;

/** Key of a limit, with its member. */
export type LimitKey = { readonly userId: string; readonly kind: OwnLimitKind; readonly period: LimitPeriod };

/** Fields without a pending raise. */
export const NO_RAISE = { pending_at: null, pending_unit: null, pending_amount: null } as const;

export type OwnLimitStore = ReturnType<typeof createOwnLimitStore>;

/** Store of members’ limits on play. A raise that was not confirmed in time counts as none [P.15]. */
export function createOwnLimitStore(db: DatabaseSync) {
  const byKey = query(
    db,
    Row,
    `SELECT unit, amount, pending_at, pending_unit, pending_amount FROM own_limit
     WHERE user_id = ? AND kind = ? AND period = ?`,
  );
  const upsert = db.prepare('INSERT OR REPLACE INTO own_limit VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const clear = db.prepare('DELETE FROM own_limit WHERE user_id = ?');
  return {
    find({ userId, kind, period }: LimitKey, now: number): OwnLimitRow | null {
      const row = byKey.get(userId, kind, period);
      if (!row) return null;
      const isOver = row.pending_at !== null && raiseStateAt(row.pending_at, now) === 'dropped';
      return isOver ? { ...row, ...NO_RAISE } : row;
    },
    save: ({ userId, kind, period }: LimitKey, row: OwnLimitRow): void =>
      void upsert.run(
        userId,
        kind,
        period,
        row.unit,
        row.amount,
        row.pending_at,
        row.pending_unit,
        row.pending_amount,
      ),
    /** Deletes all limits of a member. */
    clear: (userId: string): void => void clear.run(userId),
  };
}
