import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#contract/units/durations.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { type Bonuses, createBonuses, type Grant } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import { type Coupons, createCoupons } from '#sandbox/domains/rewards/coupon/coupons.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: { readonly statement: Statement; readonly bonuses: Bonuses; readonly coupons: Coupons };
  readonly now: number;
};

const MEMBER = demoUserId('beian');
const IN_PROGRESS = demoUserId('xuexian');

const grant = (userId: string, title: string, amount: bigint, times: number, termDays: number): Grant => ({
  userId,
  currency: 'CNY',
  source: 'operator',
  title,
  amount,
  times,
  termDays,
});

type Then = { readonly bonuses: Bonuses; readonly coupons: Coupons; readonly ago: (days: number) => number };

/** Bonuses that ended without becoming own money, and those that are offered now. */
function playBonuses({ bonuses, ago }: Then): void {
  bonuses.offer(grant(MEMBER, '老友回归彩金', 38_00n, 3, 7), ago(28), ago(33));
  const [returned] = bonuses.open(MEMBER, 'CNY', 1, 1).list;
  if (returned) bonuses.accept(returned.bonus_id, MEMBER, ago(32));
  bonuses.endDue(ago(25));
  bonuses.offer(grant(MEMBER, '周末观赛彩金', 18_00n, 5, 7), ago(13), ago(20));
  bonuses.endDue(ago(13));
  const season = bonuses.offer(grant(MEMBER, '新赛季彩金', 28_00n, 5, 14), ago(8), ago(15));
  bonuses.accept(season.bonus_id, MEMBER, ago(14));
  bonuses.giveUp(season.bonus_id, MEMBER, ago(11));
  bonuses.offer(grant(MEMBER, '赛事周彩金', 58_00n, 5, 14), ago(-6), ago(1));
  bonuses.offer(grant(MEMBER, '会员日彩金', 18_00n, 3, 7), ago(-2), ago(0.5));
  const held = bonuses.offer(grant(IN_PROGRESS, '赛事周彩金', 188_00n, 5, 14), ago(-3), ago(4));
  bonuses.accept(held.bonus_id, IN_PROGRESS, ago(3));
}

function playCoupons({ coupons, ago }: Then): void {
  const to = { userId: MEMBER } as const;
  coupons.give({ ...to, kind: 'coins', title: '30 金币券', coins: 30n, expiresAt: ago(23) }, ago(30));
  coupons.endDue(ago(20));
  const deposit = { kind: 'deposit', title: '充值加赠 10% 券', rate: 1_000, amount: 88_00n } as const;
  coupons.give({ ...to, ...deposit, minAmount: 300_00n, times: 5, termDays: 14, expiresAt: ago(-2) }, ago(5));
  const bonus = { kind: 'bonus', title: '看球彩金券', amount: 18_00n, times: 5, termDays: 7 } as const;
  coupons.give({ ...to, ...bonus, expiresAt: ago(-7) }, ago(3));
  coupons.give({ ...to, kind: 'coins', title: '50 金币券', coins: 50n, expiresAt: ago(-12) }, ago(1));
}

/**
 * Simulates the last weeks of the demo members by the regular rules of bonuses and coupons, once, without notifications.
 * None of the bonuses has been released, so that the members begin with the balances of their table.
 */
export function playDemoWelfare({ db, ledger, money, now }: Ports): void {
  const known = (userId: string) =>
    money.bonuses.open(userId, 'CNY', 1, 1).total + money.bonuses.past(userId, 'CNY', 1, 1).total;
  if (known(MEMBER) > 0) return;
  const notify: SendNews = () => undefined;
  const bonuses = createBonuses({ db, ledger, statement: money.statement, notify });
  const coupons = createCoupons({ db, ledger, bonuses, notify });
  const then = { bonuses, coupons, ago: (days: number) => now - days * DAY_MS };
  transaction(db, () => {
    playBonuses(then);
    playCoupons(then);
  });
}
