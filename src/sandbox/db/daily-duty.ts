import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { eachDue } from './each-due.ts';
import type { Migrations } from './migrate.ts';
import { flagColumn, query } from './query.ts';

const duties = `
CREATE TABLE daily_duty (
  name TEXT PRIMARY KEY,
  day TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

const days = `
CREATE TABLE duty_day (
  name TEXT NOT NULL,
  day TEXT NOT NULL,
  done INTEGER NOT NULL,
  PRIMARY KEY (name, day)
) STRICT, WITHOUT ROWID;
INSERT INTO duty_day SELECT name, day, 1 FROM daily_duty;
DROP TABLE daily_duty;
`;

/** Completed and attempted days of each duty. */
export const dutyMigrations: Migrations = { name: 'duty', steps: [duties, days] };

/** Days that failed are tried again for this long. */
const RETRIED_DAYS = 7;

/** A clock that runs work at a time, epoch ms, and when it was set back. */
type DutyClock = {
  now(): number;
  at(time: number, run: () => void): () => void;
  onSetBack(run: () => void): () => void;
};

type Ports = { readonly db: DatabaseSync; readonly clock: DutyClock };

export type DailyDuty = {
  /** Name stored in the database: days completed under it are not run again. */
  readonly name: string;
  /** Time of day in Beijing at which it runs, ms after midnight. */
  readonly afterMidnightMs: number;
  /**
   * Does it for a day; `at` is its time on that day, epoch ms. Called within a transaction; doing a day again must change
   * nothing that is done already.
   * @returns how many rows failed; the day is tried again while there are any
   */
  run(day: DayText, at: number): number;
};

const DutyDay = v.object({ day: DayText, done: flagColumn });

/** The days of one duty. */
function dutyDays(db: DatabaseSync, name: string) {
  const rows = query(db, DutyDay, 'SELECT day, done FROM duty_day WHERE name = ? ORDER BY day');
  const note = db.prepare('INSERT OR REPLACE INTO duty_day VALUES (?, ?, ?)');
  const forget = db.prepare('DELETE FROM duty_day WHERE name = ? AND day > ?');
  return {
    note: (day: DayText, isDone: boolean) => void note.run(name, day, Number(isDone)),
    /** Forgets days that have not come yet: the clock was set back, and they come again. */
    forgetAfter: (day: DayText) => void forget.run(name, day),
    /** Days up to one that are still to be done, in order; before the first start nothing was missed. */
    missing(due: DayText): readonly DayText[] {
      const known = new Map(rows.readable(name).map(({ day, done }) => [day, done]));
      const retriedFrom = siteDayOf(siteDayStart(due, -RETRIED_DAYS));
      const missing: DayText[] = [];
      let day = [...known.keys()][0] ?? due;
      if (known.size === 0) note.run(name, day, 1);
      while (day < due) {
        day = siteDayOf(siteDayStart(day, 1));
        const done = known.get(day);
        if (done === undefined || (!done && day >= retriedFrom)) missing.push(day);
      }
      return missing;
    },
  };
}

/**
 * Runs a duty once for each Beijing day at its hour. After a clock jump over several days, or a downtime, it runs for each
 * of them in order. A failed day is reported and retried; it does not block the others.
 */
export function startDailyDuty({ db, clock }: Ports, { name, afterMidnightMs, run }: DailyDuty): void {
  const days = dutyDays(db, name);
  /** The last day whose hour has come. */
  const dueDay = () => siteDayOf(clock.now() - afterMidnightMs);
  const timeOn = (day: DayText) => siteDayStart(day) + afterMidnightMs;
  let cancel = () => {};

  const catchUp = () => {
    const due = dueDay();
    days.forgetAfter(due);
    const missing = days.missing(due);
    for (const day of missing) days.note(day, false);
    eachDue(db, `duty ${name}`, missing, (day) => days.note(day, run(day, timeOn(day)) === 0));
  };
  const plan = () => {
    cancel();
    cancel = clock.at(timeOn(siteDayOf(siteDayStart(dueDay(), 1))), () => {
      plan();
      catchUp();
    });
  };
  clock.onSetBack(() => {
    plan();
    catchUp();
  });
  catchUp();
  plan();
}
