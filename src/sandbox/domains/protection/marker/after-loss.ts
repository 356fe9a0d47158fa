import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { sinceMs } from '#sandbox/base/time/since.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const SOON_MS = 30 * MINUTE_MS;
/** Four fifths of what there was. */
const LOST_PARTS = 4n;
const PARTS = 5n;

const LossRow = v.object({ funds: v.bigint(), played: v.bigint(), last: v.nullable(intColumn) });

/** A member's cash in one currency wherever it can be played, or is being played: what was there before a time. */
const LOSS = `
  SELECT coalesce(sum(CASE WHEN account NOT LIKE 'bets:%' AND account NOT LIKE 'staked:%' THEN amount END), 0) AS funds,
    coalesce(sum(CASE WHEN kind IN ('bet', 'play') AND at > ?3 THEN amount END), 0) AS played,
    max(CASE WHEN kind IN ('bet', 'play') AND amount < 0 AND at > ?3
      AND (account LIKE 'bets:%' OR account LIKE 'staked:%') THEN at END) AS last
  FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
  WHERE at < ?2 AND account IN (
    SELECT account FROM ledger_account WHERE account IN (
      'member:' || ?1 || ':' || ?4, 'bets:' || ?1 || ':' || ?4, 'staked:' || ?1 || ':' || ?4)
    UNION ALL
    SELECT account FROM ledger_account
    WHERE account >= 'venue:' || ?1 || ':' AND account < 'venue:' || ?1 || ';' AND account LIKE '%:' || ?4)`;

/** A deposit, or the wish for one. */
type Deposit = { readonly at: number; readonly currency: Currency };

/**
 * Reports whether a deposit was made within half an hour of the last loss, when at least four fifths of the playable funds
 * had been lost within a day; from the books.
 */
export function lossReader(db: DatabaseSync) {
  const loss = query(db, LossRow, LOSS);
  return (userId: string, { at, currency }: Deposit): boolean => {
    const row = loss.get(userId, at, at - DAY_MS, currency);
    if (!row || row.last === null || row.played >= 0n || sinceMs(at, row.last) > SOON_MS) return false;
    return -row.played * PARTS >= (row.funds - row.played) * LOST_PARTS;
  };
}
