import type { DatabaseSync } from 'node:sqlite';
import { REBATE_HOUR } from '#contract/rewards/vip/vip-rules.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { countQuery } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createTurnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import { daysLater } from '#sandbox/domains/rewards/vip/calendar.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import { DEMO_PLAY, payOutGains } from '../vip/demo/seed-grades.ts';
import { createRebates } from './rebates.ts';

const DAYS = 14;
/** Days whose rebates stay unclaimed, so that they can be claimed. */
const UNCLAIMED_DAYS = 2;
const CLAIMED_HOURS_AFTER = 18;

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: { readonly statement: Statement; readonly vip: Vip };
  readonly now: number;
};

/** Reckons the last days for the demo members, once, without letters: one claimed day after day, all but the last. */
export function seedRebates(ports: Ports): void {
  const { db, ledger, money, now } = ports;
  const known = countQuery(db, 'SELECT count(*) AS n FROM rebate_day');
  if (known() > 0) return;
  const { standings } = money.vip;
  const { statement } = money;
  const notify = () => undefined;
  const rebates = createRebates({ db, ledger, statement, turnover: createTurnover(db), standings, notify });
  const runAt = (day: DayText) => siteDayStart(day) + REBATE_HOUR * HOUR_MS;
  const today = siteDayOf(now - REBATE_HOUR * HOUR_MS);
  const claimOn = (name: string, day: DayText): bigint => {
    const holder = { userId: demoUserId(name), currency: 'CNY' } as const;
    rebates.reckon(holder, daysLater(day, -1), runAt(day));
    return rebates.claim(holder, runAt(day) + CLAIMED_HOURS_AFTER * HOUR_MS);
  };
  const claimers = Object.entries(DEMO_PLAY).flatMap(([name, { claims }]) => (claims ? [name] : []));
  transaction(db, () => {
    for (const name of claimers) {
      let claimed = 0n;
      for (let ago = DAYS - 1; ago >= UNCLAIMED_DAYS; ago--) claimed += claimOn(name, daysLater(today, -ago));
      payOutGains(ports, name, claimed);
    }
    for (let ago = UNCLAIMED_DAYS - 1; ago >= 0; ago--) {
      const day = daysLater(today, -ago);
      rebates.runDay(day, runAt(day));
    }
  });
}
