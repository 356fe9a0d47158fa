import type { DatabaseSync } from 'node:sqlite';
import {
  BIRTHDAY_GIFT_DAYS,
  GRADE_RETENTION_MONTHS,
  GRADE_WARNING_DAYS,
} from '#contract/rewards/vip/vip-rules.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { ruleOf } from '#sandbox/base/tables/grades.table.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { gradeAtRisk, gradeFallen, vipGiftReady } from '#sandbox/domains/care/inbox/rewards/vip-news.ts';
import type { Turnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import {
  daysLater,
  firstDay,
  lastBirthday,
  lastDay,
  type MonthText,
  monthOf,
  monthsLater,
} from './calendar.ts';
import type { GradeStatus, Standings } from './standings.ts';
import type { VipGifts } from './vip-gifts.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly standings: Standings;
  readonly gifts: VipGifts;
  readonly turnover: Turnover;
  readonly notify: SendNews;
};

/** Months that determine whether a grade is kept on the first day of a month. */
export type RetentionWindow = {
  readonly month: MonthText;
  readonly from: MonthText;
  readonly to: MonthText;
  readonly done: bigint;
  readonly needed: bigint;
};

const FIRST = '-01';

/** Creates the windows of months by which grades are checked. */
function createWindows({ turnover }: Pick<Ports, 'turnover'>) {
  const windowOf = ({ user_id, grade }: GradeStatus, month: MonthText): RetentionWindow => {
    const [from, to] = [monthsLater(month, -GRADE_RETENTION_MONTHS), monthsLater(month, -1)];
    const done = turnover.worthOf(user_id, firstDay(from), lastDay(to));
    return { month, from, to, done, needed: ruleOf(grade).keep };
  };
  /**
   * Reports whether a grade is checked on the first of a month: only after its whole months in the grade, and not while an
   * operator holds it.
   */
  const isMeasured = ({ grade, measured_from, held_until }: GradeStatus, month: MonthText) =>
    grade > 0 &&
    measured_from <= monthsLater(month, -GRADE_RETENTION_MONTHS) &&
    (held_until ?? 0) <= siteDayStart(firstDay(month));
  return {
    /**
     * Returns the window in which a grade falls short on the first of a month, or would so far; null while it is kept or
     * not checked.
     */
    lacking(standing: GradeStatus, month: MonthText): RetentionWindow | null {
      if (!isMeasured(standing, month)) return null;
      const window = windowOf(standing, month);
      return window.done < window.needed ? window : null;
    },
    /** The next time a grade is looked at, with what counts for it so far; null for grade 0. */
    nextRetention(standing: GradeStatus, at: number): RetentionWindow | null {
      if (standing.grade === 0) return null;
      let month = monthsLater(monthOf(siteDayOf(at)), 1);
      while (!isMeasured(standing, month)) month = monthsLater(month, 1);
      return windowOf(standing, month);
    },
  };
}

/** Runs the calendar day of one member. */
function createDays(ports: Ports) {
  const { standings, gifts, notify } = ports;
  const { lacking } = createWindows(ports);
  return {
    dropIfLacking(userId: string, month: MonthText, at: number) {
      const standing = standings.of(userId, at);
      const window = standing && lacking(standing, month);
      if (!standing || !window) return;
      const { done, needed } = window;
      const to = standing.grade - 1;
      standings.change(standing, { to, why: 'fall', at, kept: done, measuredFrom: month });
      notify(userId, gradeFallen({ from: standing.grade, to, done, needed }), at);
    },
    warn(userId: string, month: MonthText, days: number, at: number) {
      const standing = standings.of(userId, at);
      const window = standing && lacking(standing, month);
      if (!standing || !window || !standings.warn(userId, month, days)) return;
      const { done, needed } = window;
      notify(userId, gradeAtRisk({ grade: standing.grade, days, month, done, needed }), at);
    },
    monthGift(userId: string, month: MonthText, at: number) {
      const grade = standings.gradeNow(userId);
      const claimUntil = siteDayStart(firstDay(monthsLater(month, 1)));
      const gift = { userId, kind: 'month', period: month, grade, at, claimUntil } as const;
      if (gifts.grant(gift)) notify(userId, vipGiftReady('month', claimUntil), at);
    },
  };
}

/** Keeps grades, and gives the gifts of calendar days. */
export function createGradeRetention(ports: Ports) {
  const { db, standings, gifts, notify } = ports;
  const { dropIfLacking, warn, monthGift } = createDays(ports);
  return {
    nextRetention: createWindows(ports).nextRetention,
    /**
     * Does what happens to grades on a day: falls and monthly gifts on the first, warnings before it.
     * @returns how many members failed
     */
    runDay(day: DayText, at: number): number {
      return eachDue(db, 'grades', standings.graded(), (userId) => {
        if (day.endsWith(FIRST)) {
          dropIfLacking(userId, monthOf(day), at);
          monthGift(userId, monthOf(day), at);
        }
        for (const days of GRADE_WARNING_DAYS) {
          const then = daysLater(day, days);
          if (then.endsWith(FIRST)) warn(userId, monthOf(then), days, at);
        }
      });
    },
    /** Gives the birthday gift of the grade of that day, once a year, for as long as it can be claimed. */
    grantBirthdayGift(userId: string, birthday: string, at: number): void {
      if (birthday === '') return;
      const day = lastBirthday(birthday, siteDayOf(at));
      const claimUntil = siteDayStart(day, BIRTHDAY_GIFT_DAYS);
      if (claimUntil <= at) return;
      const grade = standings.gradeBefore(userId, siteDayStart(day, 1));
      const gift = { userId, kind: 'birthday', period: day.slice(0, 4), grade, at, claimUntil } as const;
      if (gifts.grant(gift)) notify(userId, vipGiftReady('birthday', claimUntil), at);
    },
  };
}
