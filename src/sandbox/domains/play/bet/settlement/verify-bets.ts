import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';

export type BetProof = {
  /** Accounts of open stakes that do not equal the sum of the open bets. */
  readonly astray: readonly string[];
  /** Bets whose settlements do not sum to their recorded payout. */
  readonly misbooked: readonly string[];
};

/** Verifies open stakes against the ledger, and the recorded payouts of bets against their settlements. */
export function verifyBets(db: DatabaseSync): BetProof {
  const astray = query(
    db,
    v.object({ account: v.string() }),
    `SELECT account FROM (
       SELECT account, amount FROM ledger_entry WHERE account LIKE 'bets:%'
       UNION ALL
       SELECT 'bets:' || user_id || ':' || venue || ':' || currency, -open_stake FROM bet
       WHERE state IN ('delayed', 'reOffered', 'open')
     ) GROUP BY account HAVING sum(amount) <> 0`,
  ).all();
  const misbooked = query(
    db,
    v.object({ bet_id: v.string() }),
    `SELECT bet_id FROM bet LEFT JOIN bet_settlement USING (bet_id)
     GROUP BY bet_id HAVING coalesce(paid, 0) <> coalesce(sum(booked), 0)`,
  ).all();
  return {
    astray: astray.map(({ account }) => account),
    misbooked: misbooked.map(({ bet_id }) => bet_id),
  };
}
