import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { WITHDRAWAL_HOLD_CAUSES, type WithdrawalHoldCause } from '#contract/money/order/payment-schema.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const HoldRow = v.object({ cause: v.picklist(WITHDRAWAL_HOLD_CAUSES), at: intColumn });

/** Last change of a member's protections, after which withdrawals are delayed: a thief may have made it. */
export type WithdrawalHolds = {
  /** Called within the transaction of the change; `now` is epoch ms of the world. A later change begins the wait again. */
  begin(userId: string, cause: WithdrawalHoldCause, now: number): void;
  /** Returns the last change and its time, whether or not its wait has ended; null when there was none. */
  of(userId: string): { readonly cause: WithdrawalHoldCause; readonly at: number } | null;
};

/** Creates the holds of a database whose schema is up to date. */
export function createWithdrawalHolds(db: DatabaseSync): WithdrawalHolds {
  const upsert = db.prepare('INSERT OR REPLACE INTO pay_out_hold (user_id, cause, at) VALUES (?, ?, ?)');
  const holdOf = query(db, HoldRow, 'SELECT cause, at FROM pay_out_hold WHERE user_id = ?');
  return {
    begin: (userId, cause, now) => void upsert.run(userId, cause, now),
    of: (userId) => holdOf.get(userId) ?? null,
  };
}
