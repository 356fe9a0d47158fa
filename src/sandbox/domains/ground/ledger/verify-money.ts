import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';

export type MoneyProof = {
  /** Accounts of held money whose balance differs from the sum of their orders. */
  readonly astray: readonly string[];
};

/** Verifies held money against the orders that it was set aside for: two independent books. */
export function verifyMoney(db: DatabaseSync): MoneyProof {
  const astray = query(
    db,
    v.object({ account: v.string() }),
    `SELECT account FROM (
       SELECT account, amount FROM ledger_entry WHERE account LIKE 'held:%'
       UNION ALL
       SELECT 'held:' || user_id || ':' || currency, -amount FROM money_order WHERE money = 'held'
     ) GROUP BY account HAVING sum(amount) <> 0`,
  ).all();
  return { astray: astray.map(({ account }) => account) };
}
