import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';

const raises = `
CREATE TABLE treasury_raise (
  user_id TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  day TEXT NOT NULL,
  cause TEXT NOT NULL,
  extra INTEGER NOT NULL CHECK (extra > 0),
  PRIMARY KEY (user_id, currency, day, cause)
) STRICT, WITHOUT ROWID;
`;

/** Days with a raised treasury rate for a member; a row is never changed, so that a past day keeps its rate. */
export const treasuryRaiseMigrations: Migrations = { name: 'treasuryRaise', steps: [raises] };

/** The most that earns the raised rate, minor units; above it the base rate alone is paid. */
export const RAISED_UP_TO = 50_000_00n;

/** Rates of members beside the base rate, in hundredths of a percent a year. */
export function createTreasuryRaises(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO treasury_raise VALUES (?, ?, ?, ?, ?)');
  const onDay = query(
    db,
    v.object({ sum: intColumn }),
    'SELECT coalesce(sum(extra), 0) AS sum FROM treasury_raise WHERE user_id = ? AND currency = ? AND day = ?',
  );
  const last = query(
    db,
    v.object({ day: v.nullable(v.string()) }),
    'SELECT max(day) AS day FROM treasury_raise WHERE user_id = ? AND currency = ? AND cause = ?',
  );
  return {
    extraOn: ({ userId, currency }: Holder, day: string) => onDay.get(userId, currency, day)?.sum ?? 0,
    /** The last day that something raises the rate on; null for none ever. */
    lastDay: ({ userId, currency }: Holder, cause: string) => last.get(userId, currency, cause)?.day ?? null,
    /** Raises the rate for a number of days from the Beijing midnight after `at`. @returns the first day that is not raised */
    raise({ userId, currency }: Holder, cause: string, extra: number, days: number, at: number): DayText {
      const today = siteDayOf(at);
      for (let n = 1; n <= days; n++)
        insert.run(userId, currency, siteDayOf(siteDayStart(today, n)), cause, extra);
      return siteDayOf(siteDayStart(today, days + 1));
    },
  };
}
