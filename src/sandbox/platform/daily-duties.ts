import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { GRADES_MINUTE } from '#contract/rewards/vip/constants.ts';
import { REBATE_HOUR } from '#contract/rewards/vip/rebate-constants.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { query } from '#sandbox/db/query.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { startDailyDuty } from '#sandbox/domains/site/duty/daily-duty.ts';
import type { Money } from '#sandbox/platform/money/create-money.ts';
import { seedRebates } from '#sandbox/platform/money/seed-rebates.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly clock: Pick<WorldClock, 'now' | 'at' | 'onSetBack'>;
  readonly money: Pick<Money, 'vip' | 'rebates' | 'statement'>;
};

const Born = v.object({ user_id: v.string(), birthday: v.string() });

/** Starts the daily duties of the platform at their Beijing hours; the demo members’ last days are processed first. */
export function startDailyDuties({ db, ledger, clock, money }: Ports): void {
  seedRebates({ db, ledger, money, now: clock.now() });
  const { vip, rebates } = money;
  const born = query(db, Born, `SELECT user_id, birthday FROM member_profile WHERE birthday <> ''`);
  startDailyDuty(
    { db, clock },
    {
      name: 'grades',
      afterMidnightMs: GRADES_MINUTE * MINUTE_MS,
      run(day, at) {
        const birthdays = eachDue(db, 'birthdays', born.readable(), ({ user_id, birthday }) =>
          vip.keepBirthday(user_id, birthday, at),
        );
        return vip.runDay(day, at) + birthdays;
      },
    },
  );
  startDailyDuty(
    { db, clock },
    { name: 'rebates', afterMidnightMs: REBATE_HOUR * HOUR_MS, run: rebates.runDay },
  );
}
