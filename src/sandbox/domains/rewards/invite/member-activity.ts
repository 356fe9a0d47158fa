import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Currency } from '#contract/units/money.ts';
import { query } from '#sandbox/db/query.ts';

const Sum = v.object({ sum: v.bigint() });

/** Member, currency, and time range: from `from` until before `to`, epoch ms. */
export type Span = {
  readonly userId: string;
  readonly currency: Currency;
  readonly from: number;
  readonly to: number;
};

/** Members’ deposits and stakes, minor units, from the books of orders, bets and rounds. */
export function createMemberActivity(db: DatabaseSync) {
  const deposits = query(
    db,
    Sum,
    `SELECT coalesce(sum(amount), 0) AS sum FROM money_record
     WHERE user_id = ? AND currency = ? AND type = 'deposit' AND cls = 'success' AND at >= ? AND at < ?`,
  );
  const bets = query(
    db,
    Sum,
    `SELECT coalesce(sum(valid_stake), 0) AS sum FROM bet
     WHERE user_id = ? AND currency = ? AND placed_at >= ? AND placed_at < ?`,
  );
  const rounds = query(
    db,
    Sum,
    `SELECT coalesce(sum(min(stake, abs(payout - stake))), 0) AS sum
     FROM game_round JOIN play_session USING (session_id)
     WHERE owner = ? AND currency = ? AND demo = 0 AND game_round.state <> 'open' AND at >= ? AND at < ?`,
  );
  const sumOf = (selectSum: typeof bets, { userId, currency, from, to }: Span) =>
    selectSum.get(userId, currency, from, to)?.sum ?? 0n;
  return {
    /** Deposits that arrived. */
    deposited: (span: Span) => sumOf(deposits, span),
    /** Valid stake of the bets placed and rounds begun in that time. */
    staked: (span: Span) => sumOf(bets, span) + sumOf(rounds, span),
  };
}
