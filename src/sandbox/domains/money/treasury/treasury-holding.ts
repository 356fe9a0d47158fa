import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';
import { treasuryOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';

const Time = v.object({ at: v.nullable(intColumn) });
const Sum = v.object({ sum: v.bigint() });
const ENTRIES = 'FROM ledger_entry JOIN ledger_transfer USING (transfer_id) WHERE account = ?';

/** Returns how long and how much a member has held in the treasury, from the entries of its account. */
export function createTreasuryHolding(db: DatabaseSync) {
  const lastOut = query(db, Time, `SELECT max(at) AS at ${ENTRIES} AND amount < 0`);
  const firstIn = query(db, Time, `SELECT min(at) AS at ${ENTRIES} AND amount > 0 AND at > ?`);
  const before = query(db, Sum, `SELECT coalesce(sum(amount), 0) AS sum ${ENTRIES} AND at < ?`);
  const balanceAt = (account: string, at: number) => before.get(account, at)?.sum ?? 0n;
  const heldSince = (account: string) => {
    const out = lastOut.get(account)?.at ?? null;
    if (out !== null && balanceAt(account, out + 1) > 0n) return out;
    return firstIn.get(account, out ?? -1)?.at ?? null;
  };
  return {
    /** Number of whole Beijing days before the day of `at` with a positive balance and no withdrawal. */
    daysHeld({ userId, currency }: Holder, at: number): number {
      const since = heldSince(treasuryOf(userId, currency));
      if (since === null) return 0;
      const days = (siteDayStart(siteDayOf(at)) - siteDayStart(siteDayOf(since), 1)) / DAY_MS;
      return Math.max(0, days);
    },
    /** Average of the opening balances of the last days, minor units. */
    average({ userId, currency }: Holder, days: number, at: number): bigint {
      const account = treasuryOf(userId, currency);
      const today = siteDayOf(at);
      const starts = Array.from({ length: days }, (_, n) => siteDayStart(today, -n));
      return starts.reduce((sum, start) => sum + balanceAt(account, start), 0n) / BigInt(days);
    },
  };
}
