import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DayText } from '#contract/units/day-text.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { type Span, unionOf } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const SpanRow = v.object({ from: intColumn, to: intColumn });

/** Visits to games, and what the play clock counted beside them; both at once is one time. */
const SPANS = `SELECT started_at AS "from", last_at AS "to" FROM play_session
    WHERE owner = ?1 AND demo = 0 AND last_at >= ?2 AND started_at < ?3
  UNION ALL SELECT started_at, last_at FROM play_span WHERE user_id = ?1 AND last_at >= ?2 AND started_at < ?3`;

/** Adds a span to the Beijing days that it covers, limited to the time between two timestamps. */
function addTo(days: Map<DayText, number>, { from, to }: Span, first: number, end: number): void {
  for (let at = Math.max(from, first); at < Math.min(to, end); ) {
    const day = siteDayOf(at);
    const until = Math.min(to, end, siteDayStart(day, 1));
    days.set(day, (days.get(day) ?? 0) + until - at);
    at = until;
  }
}

/** Play time of members on each Beijing day, ms, over all tabs, devices and currencies; both days included [P.07]. */
function playTimes(db: DatabaseSync) {
  const spans = query(db, SpanRow, SPANS);
  return (userId: string, from: DayText, to: DayText): ReadonlyMap<DayText, number> => {
    const first = siteDayStart(from);
    const end = siteDayStart(to, 1);
    const days = new Map<DayText, number>();
    for (const span of unionOf(spans.all(userId, first, end))) addTo(days, span, first, end);
    return days;
  };
}

const DayRow = v.object({
  day: DayText,
  deposits: v.bigint(),
  withdrawals: v.bigint(),
  bets: intColumn,
  staked: v.bigint(),
  returned: v.bigint(),
  minutes: intColumn,
  bonus: v.bigint(),
});
const LifeRow = v.object({ since: v.nullable(intColumn), deposits: v.bigint(), withdrawals: v.bigint() });
const NO_DAY = { deposits: 0n, withdrawals: 0n, bets: 0, staked: 0n, returned: 0n, minutes: 0, bonus: 0n };
const NO_TOTALS = { since: null, deposits: 0n, withdrawals: 0n };

/** Condition for a statement line that has moved money or already holds it: the same rule as for the statement’s own sums. */
const COUNTS = `(cls = 'success' OR (cls = 'open' AND amount < 0))`;
const PAID = `coalesce(sum(CASE WHEN type = 'deposit' THEN amount ELSE 0 END), 0) AS deposits,
  coalesce(sum(CASE WHEN type = 'withdrawal' THEN -amount ELSE 0 END), 0) AS withdrawals`;
const PLACED = `('delayed', 'reOffered', 'open', 'settled', 'void', 'cashedOut')`;
/** The day of Beijing of a column of epoch ms. */
const dayOf = (column: string) => `date(${column} / 1000 + 28800, 'unixepoch')`;

const CASH = `SELECT ${dayOf('at')} AS day, ${PAID}, 0 AS bets, 0 AS staked, 0 AS returned, 0 AS minutes, 0 AS bonus
  FROM money_record WHERE user_id = ?1 AND currency = ?2 AND type IN ('deposit', 'withdrawal') AND ${COUNTS} GROUP BY 1`;
const BETS = `SELECT ${dayOf('placed_at')}, 0, 0, count(*), sum(line_stake * lines),
    sum(cashed_out + coalesce(paid, 0)), 0, 0
  FROM bet WHERE user_id = ?1 AND currency = ?2 AND state IN ${PLACED} GROUP BY 1`;
const ROUNDS = `SELECT ${dayOf('at')}, 0, 0, count(*), sum(stake), sum(payout), 0, 0
  FROM game_round JOIN play_session USING (session_id) WHERE owner = ?1 AND currency = ?2 AND demo = 0 AND game_round.state <> 'withdrawn' GROUP BY 1`;
const ARCHIVE = `SELECT day, 0, 0, bets, staked, returned, minutes, 0
  FROM play_archive WHERE user_id = ?1 AND currency = ?2`;
/** Bonuses on the day they became own money: locked they are never staked, so that no stake or return has any of them. */
const BONUSES = `SELECT ${dayOf('ended_at')}, 0, 0, 0, 0, 0, 0, sum(amount)
  FROM bonus WHERE user_id = ?1 AND currency = ?2 AND state = 'released' GROUP BY 1`;

type Day = v.InferOutput<typeof DayRow>;

/** Days with the time that was played on them, ms; days on which nothing but time passed come in where they belong. */
function withTime(days: readonly Day[], played: ReadonlyMap<DayText, number>): readonly Day[] {
  const idle = [...played.keys()].filter((day) => days.every((row) => row.day !== day));
  return [...days, ...idle.map((day): Day => ({ ...NO_DAY, day }))]
    .map((row) => ({ ...row, minutes: row.minutes + Math.floor((played.get(row.day) ?? 0) / MINUTE_MS) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

export type PlayReports = ReturnType<typeof createPlayReports>;

/**
 * Members' own figures by Beijing day, out of the statement, the bets and the rounds that moved the money in the books; time
 * is the member's, whatever the currency.
 */
export function createPlayReports(db: DatabaseSync) {
  const days = query(
    db,
    DayRow,
    `SELECT day, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals, sum(bets) AS bets,
       sum(staked) AS staked, sum(returned) AS returned, sum(minutes) AS minutes,
       sum(bonus) AS bonus
     FROM (${[CASH, BETS, ROUNDS, ARCHIVE, BONUSES].join(' UNION ALL ')})
     WHERE day BETWEEN ?3 AND ?4 GROUP BY day ORDER BY day`,
  );
  const timeOf = playTimes(db);
  const life = query(
    db,
    LifeRow,
    `SELECT min(at) AS since, ${PAID} FROM money_record
     WHERE user_id = ? AND currency = ? AND ${COUNTS}`,
  );
  return {
    /** Both days included. */
    of(userId: string, currency: Currency, from: DayText, to: DayText) {
      const { since, deposits, withdrawals } = life.get(userId, currency) ?? NO_TOTALS;
      return {
        days: withTime(days.all(userId, currency, from, to), timeOf(userId, from, to)).map((row) => ({
          ...row,
          deposits: minorText(row.deposits),
          withdrawals: minorText(row.withdrawals),
          staked: minorText(row.staked),
          returned: minorText(row.returned),
          bonus: minorText(row.bonus),
        })),
        life: { since, deposits: minorText(deposits), withdrawals: minorText(withdrawals) },
      };
    },
  };
}
