import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { type Span, unionOf } from '#sandbox/base/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const SpanRow = v.object({ from: intColumn, to: intColumn });

/** Visits to games, and what the play clock counted beside them; both at once is one time. */
const SPANS = `SELECT started_at AS "from", last_at AS "to" FROM play_session
    WHERE owner = ?1 AND demo = 0 AND last_at >= ?2 AND started_at < ?3
  UNION ALL SELECT started_at, last_at FROM play_span WHERE user_id = ?1 AND last_at >= ?2 AND started_at < ?3`;

/** Adds a span to the days of Beijing it lies in, as far as these are between two moments. */
function addTo(days: Map<DayText, number>, { from, to }: Span, first: number, end: number): void {
  for (let at = Math.max(from, first); at < Math.min(to, end); ) {
    const day = siteDayOf(at);
    const until = Math.min(to, end, siteDayStart(day, 1));
    days.set(day, (days.get(day) ?? 0) + until - at);
    at = until;
  }
}

/** How long members played on each Beijing day, ms, over all tabs, devices and currencies; both days included [P.07]. */
export function playTimes(db: DatabaseSync) {
  const spans = query(db, SpanRow, SPANS);
  return (userId: string, from: DayText, to: DayText): ReadonlyMap<DayText, number> => {
    const first = siteDayStart(from);
    const end = siteDayStart(to, 1);
    const days = new Map<DayText, number>();
    for (const span of unionOf(spans.all(userId, first, end))) addTo(days, span, first, end);
    return days;
  };
}
