import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

type MoneyProof = {
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

export type LedgerProof = {
  readonly sound: boolean;
  readonly transfers: number;
  readonly entries: number;
  /** Transfers whose entries do not cancel out within each currency. */
  readonly unbalanced: readonly number[];
  /** Accounts that are negative and may not owe. */
  readonly overdrawn: readonly string[];
  /** Accounts whose balance is not the sum of their entries. */
  readonly drifted: readonly string[];
};

const Counts = v.object({ transfers: intColumn, entries: intColumn });

/**
 * Proves the ledger from its entries alone: every transfer balances, no account owes that may not, each balance is the sum
 * of its entries.
 */
export function verifyLedger(db: DatabaseSync): LedgerProof {
  const counts = query(
    db,
    Counts,
    'SELECT (SELECT count(*) FROM ledger_transfer) AS transfers, (SELECT count(*) FROM ledger_entry) AS entries',
  ).get();
  const unbalanced = query(
    db,
    v.object({ id: intColumn }),
    `SELECT DISTINCT transfer_id AS id FROM ledger_entry JOIN ledger_account USING (account)
     GROUP BY transfer_id, currency HAVING sum(amount) <> 0
     UNION SELECT transfer_id FROM ledger_transfer WHERE transfer_id NOT IN (SELECT transfer_id FROM ledger_entry)`,
  ).all();
  const overdrawn = query(
    db,
    v.object({ account: v.string() }),
    `SELECT account FROM ledger_entry JOIN ledger_account USING (account)
     WHERE may_owe = 0 GROUP BY account HAVING sum(amount) < 0`,
  ).all();
  const drifted = query(
    db,
    v.object({ account: v.string() }),
    `SELECT account FROM ledger_account LEFT JOIN ledger_entry USING (account)
     GROUP BY account HAVING balance <> coalesce(sum(amount), 0)`,
  ).all();
  return {
    sound: unbalanced.length === 0 && overdrawn.length === 0 && drifted.length === 0,
    transfers: counts?.transfers ?? 0,
    entries: counts?.entries ?? 0,
    unbalanced: unbalanced.map(({ id }) => id),
    overdrawn: overdrawn.map(({ account }) => account),
    drifted: drifted.map(({ account }) => account),
  };
}
