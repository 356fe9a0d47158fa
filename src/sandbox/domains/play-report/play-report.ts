import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { DayText } from '#contract/units/day-text.ts';
import { DayText as DayColumn } from '#contract/units/day-text.ts';
import { type Currency, minor, minorToText } from '#contract/units/money.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const DayRow = v.object({
  day: DayColumn,
  deposits: v.bigint(),
  withdrawals: v.bigint(),
  bets: intColumn,
  staked: v.bigint(),
  returned: v.bigint(),
  minutes: intColumn,
});
const LifeRow = v.object({ since: v.nullable(intColumn), deposits: v.bigint(), withdrawals: v.bigint() });
const NOTHING = { since: null, deposits: 0n, withdrawals: 0n };

/** A line of the statement that moved money, or holds it already: the rule of the statement's own sums. */
const COUNTS = `(cls = 'success' OR (cls = 'open' AND amount < 0))`;
const PAID = `coalesce(sum(CASE WHEN type = 'deposit' THEN amount ELSE 0 END), 0) AS deposits,
  coalesce(sum(CASE WHEN type = 'withdrawal' THEN -amount ELSE 0 END), 0) AS withdrawals`;
const PLACED = `('delayed', 'reOffered', 'open', 'settled', 'void', 'cashedOut')`;
/** The day of Beijing of a column of epoch ms. */
const dayOf = (column: string) => `date(${column} / 1000 + 28800, 'unixepoch')`;

const CASH = `SELECT ${dayOf('at')} AS day, ${PAID}, 0 AS bets, 0 AS staked, 0 AS returned, 0 AS minutes
  FROM money_record WHERE user_id = ?1 AND currency = ?2 AND type IN ('deposit', 'withdrawal') AND ${COUNTS} GROUP BY 1`;
const BETS = `SELECT ${dayOf('placed_at')}, 0, 0, count(*), sum(line_stake * lines),
    sum(cashed_out + coalesce(paid, 0)), 0
  FROM bet WHERE user_id = ?1 AND currency = ?2 AND state IN ${PLACED} GROUP BY 1`;
const ROUNDS = `SELECT ${dayOf('at')}, 0, 0, count(*), sum(stake), sum(payout), 0
  FROM game_round JOIN play_session USING (session_id) WHERE owner = ?1 AND currency = ?2 AND demo = 0 GROUP BY 1`;
const VISITS = `SELECT ${dayOf('started_at')}, 0, 0, 0, 0, 0, sum((last_at - started_at) / 60000)
  FROM play_session WHERE owner = ?1 AND currency = ?2 AND demo = 0 GROUP BY 1`;
const ARCHIVE = `SELECT day, 0, 0, bets, staked, returned, minutes
  FROM play_archive WHERE user_id = ?1 AND currency = ?2`;

export type PlayReports = ReturnType<typeof createPlayReports>;

const text = (amount: bigint) => minorToText(minor(amount));

/** Members' own figures by Beijing day, out of the statement, the bets and the rounds that moved the money in the books. */
export function createPlayReports(db: DatabaseSync) {
  const days = query(
    db,
    DayRow,
    `SELECT day, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals, sum(bets) AS bets,
       sum(staked) AS staked, sum(returned) AS returned, sum(minutes) AS minutes
     FROM (${[CASH, BETS, ROUNDS, VISITS, ARCHIVE].join(' UNION ALL ')})
     WHERE day BETWEEN ?3 AND ?4 GROUP BY day ORDER BY day`,
  );
  const life = query(
    db,
    LifeRow,
    `SELECT min(at) AS since, ${PAID} FROM money_record
     WHERE user_id = ? AND currency = ? AND ${COUNTS}`,
  );
  return {
    /** Both days included. */
    of(userId: string, currency: Currency, from: DayText, to: DayText) {
      const { since, deposits, withdrawals } = life.get(userId, currency) ?? NOTHING;
      return {
        days: days.all(userId, currency, from, to).map((row) => ({
          ...row,
          deposits: text(row.deposits),
          withdrawals: text(row.withdrawals),
          staked: text(row.staked),
          returned: text(row.returned),
        })),
        life: { since, deposits: text(deposits), withdrawals: text(withdrawals) },
      };
    },
  };
}
