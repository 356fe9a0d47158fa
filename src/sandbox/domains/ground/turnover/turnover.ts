import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { REBATE_KINDS, type RebateKind } from '#contract/rewards/vip/vip-rules.ts';
import type { DayText } from '#contract/units/day-text.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';
import { worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';

const days = `
CREATE TABLE turnover_day (
  user_id TEXT NOT NULL REFERENCES member,
  day TEXT NOT NULL,
  venue TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  kind TEXT NOT NULL,
  worth INTEGER NOT NULL,
  rebated INTEGER NOT NULL,
  PRIMARY KEY (user_id, day, venue, currency)
) STRICT, WITHOUT ROWID;
CREATE INDEX turnover_by_day ON turnover_day (day);
`;

/** Valid stakes of members, by Beijing day of settlement and venue. */
export const turnoverMigrations: Migrations = { name: 'turnover', steps: [days] };

/** A stake that was settled, or what a correction changed of it. */
export type Played = {
  readonly userId: string;
  readonly currency: Currency;
  /** The venue's code. */
  readonly venue: string;
  /** Valid stake, minor units; negative where a correction takes some back. */
  readonly valid: bigint;
  /** Amount of the same stake counted until now, minor units. */
  readonly before?: bigint;
  /** Does it count for rebates too? */
  readonly isRebated: boolean;
  readonly at: number;
};

/** Change in the stake that counts for rebates, minor units; negative where it is reduced. */
export type Rebated = Pick<Played, 'userId' | 'currency' | 'venue' | 'at'> & { readonly amount: bigint };

/** Value of a sum in yuan at a time, truncated to the cent whatever its sign. */
const worthOf = ({ amount, currency }: { amount: bigint; currency: Currency }, at: number): bigint =>
  amount < 0n
    ? -worthAtMost({ amount: -amount, currency }, 'CNY', at)
    : worthAtMost({ amount, currency }, 'CNY', at);

const VenueRow = v.object({ venue: v.string(), kind: v.picklist(REBATE_KINDS), valid: v.bigint() });
const KindRow = v.object({ kind: v.picklist(REBATE_KINDS), valid: v.bigint() });
const WhoseRow = v.object({ user_id: v.string(), currency: currencyField });

const kinds = new Map<string, string>(VENUES.map(({ code, kind }) => [code, kind]));
const kindOf = (venue: string): RebateKind =>
  REBATE_KINDS.find((kind) => kind === kinds.get(venue)) ?? 'slots';

export type Turnover = ReturnType<typeof createTurnover>;

/** Valid stakes summed by day, venue and currency, in minor units. */
export function createTurnover(db: DatabaseSync) {
  const add = db.prepare(
    `INSERT INTO turnover_day VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET worth = worth + excluded.worth, rebated = rebated + excluded.rebated`,
  );
  const worth = query(
    db,
    v.object({ sum: v.bigint() }),
    'SELECT coalesce(sum(worth), 0) AS sum FROM turnover_day WHERE user_id = ? AND day BETWEEN ? AND ?',
  );
  const venues = query(
    db,
    VenueRow,
    `SELECT venue, kind, rebated AS valid FROM turnover_day
     WHERE user_id = ? AND currency = ? AND day = ? AND rebated <> 0 ORDER BY rebated DESC, venue`,
  );
  const byKind = query(
    db,
    KindRow,
    `SELECT kind, sum(rebated) AS valid FROM turnover_day
     WHERE user_id = ? AND currency = ? AND day = ? GROUP BY kind HAVING sum(rebated) <> 0`,
  );
  const whose = query(
    db,
    WhoseRow,
    'SELECT DISTINCT user_id, currency FROM turnover_day WHERE day = ? AND rebated <> 0 ORDER BY user_id, currency',
  );
  return {
    /** Records a stake under its settlement day, and the difference that a correction makes. @returns its value in yuan */
    add({ userId, currency, venue, valid, before = 0n, isRebated, at }: Played): bigint {
      const yuan = (amount: bigint) => worthOf({ amount, currency }, at);
      const worthNow = yuan(before + valid) - yuan(before);
      const key = [userId, siteDayOf(at), venue, currency, kindOf(venue)];
      add.run(...key, worthNow, isRebated ? valid : 0n);
      return worthNow;
    },
    /** Notes what more, or less, of a stake counts for rebates alone. */
    addRebated({ userId, currency, venue, amount, at }: Rebated): void {
      add.run(userId, siteDayOf(at), venue, currency, kindOf(venue), 0n, amount);
    },
    /** Returns the valid stakes of a member over a range of days, both included, in yuan. */
    worthOf: (userId: string, from: DayText, to: DayText) => worth.get(userId, from, to)?.sum ?? 0n,
    /** Valid stakes of a day for rebates, by venue and by kind. */
    venuesOf: (userId: string, currency: Currency, day: DayText) => venues.all(userId, currency, day),
    kindsOf: (userId: string, currency: Currency, day: DayText) => byKind.all(userId, currency, day),
    /** Members with valid stakes for rebates on a day. */
    whoseOn: (day: DayText) =>
      whose.readable(day).map(({ user_id, currency }) => ({ userId: user_id, currency })),
  };
}
