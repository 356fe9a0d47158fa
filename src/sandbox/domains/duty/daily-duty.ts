import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

const duties = `
CREATE TABLE daily_duty (
  name TEXT PRIMARY KEY,
  day TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Which day each duty was last done for. */
export const dutyMigrations: Migrations = { name: 'duty', steps: [duties] };

type Ports = { readonly db: DatabaseSync; readonly clock: Pick<WorldClock, 'now' | 'at'> };

export type DailyDuty = {
  /** Kept in the database: what was done under it is not done again. */
  readonly name: string;
  /** When in the day of Beijing it is done, ms after midnight. */
  readonly afterMidnightMs: number;
  /** Does it for a day; `at` is its time on that day, epoch ms. Called within a transaction. */
  run(day: DayText, at: number): void;
};

/**
 * Does something once for each day of Beijing at its hour. A clock that jumped over several days, or a platform that was
 * down, has it done for each of them in order; before the first start nothing was missed.
 */
export function startDailyDuty({ db, clock }: Ports, { name, afterMidnightMs, run }: DailyDuty): void {
  const last = query(db, v.object({ day: DayText }), 'SELECT day FROM daily_duty WHERE name = ?');
  const note = db.prepare('INSERT OR REPLACE INTO daily_duty VALUES (?, ?)');
  /** The last day whose hour has come. */
  const dueDay = () => siteDayOf(clock.now() - afterMidnightMs);
  const timeOn = (day: DayText) => siteDayStart(day) + afterMidnightMs;

  const catchUp = () => {
    const due = dueDay();
    let done = last.get(name)?.day ?? due;
    note.run(name, done);
    while (done < due) {
      const day = siteDayOf(siteDayStart(done, 1));
      transaction(db, () => {
        run(day, timeOn(day));
        note.run(name, day);
      });
      done = day;
    }
  };
  const plan = () => {
    clock.at(timeOn(siteDayOf(siteDayStart(dueDay(), 1))), () => {
      plan();
      catchUp();
    });
  };
  catchUp();
  plan();
}
