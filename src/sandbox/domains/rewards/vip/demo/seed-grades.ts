import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { countQuery, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { withdrawalWord } from '#sandbox/domains/care/inbox/news.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { outsideOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { DEMO_HABITS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createTurnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import { createVip, type Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';

/** Play of a demo member over the past fourteen months. */
type DemoPlay = {
  /** Whole yuan of valid stake a day, by venue, day after day. */
  readonly days: readonly (readonly [venue: string, yuan: bigint])[];
  /** True if the member claims rebates, and the gifts of all grades but the last. */
  readonly claims: boolean;
  /** Grade given by an operator, and its number of days from now. */
  readonly granted: { readonly grade: number; readonly days: number } | null;
};

/** Play by member name: under the regular rules, each leads to the grade in the table of members. */
export const DEMO_PLAY: Readonly<Record<string, DemoPlay>> = {
  beian: {
    days: [
      ['YBTY', 2_480n],
      ['LJTY', 860n],
      ['JGZR', 540n],
      ['HGDJ', 720n],
      ['YHEGDZ', 412n],
    ],
    claims: true,
    granted: null,
  },
  xuexian: { days: [['LJTY', 9_600n]], claims: false, granted: { grade: 10, days: 180 } },
  qinghe: { days: [['HGDJ', 180n]], claims: false, granted: null },
  fangguan: { days: [['YBTY', 2_600n]], claims: false, granted: null },
  wuhao: { days: [['QHTY', 40n]], claims: false, granted: null },
};

const DAYS = 420;
/** Number of older days that are recorded as one. */
const STEP_DAYS = 15;
/** These last days are noted one by one. */
const LATE_DAYS = 15;

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: { readonly statement: Statement };
  readonly now: number;
};
type Step = { readonly at: number; readonly days: number };

/** Returns the timestamps at which past days are recorded, the oldest first, and the number of days each represents. */
const stepsUntil = (now: number): Step[] => [
  ...Array.from({ length: (DAYS - LATE_DAYS) / STEP_DAYS }, (_, n) => ({
    at: now - (DAYS - (n + 1) * STEP_DAYS) * DAY_MS,
    days: STEP_DAYS,
  })),
  ...Array.from({ length: LATE_DAYS - 1 }, (_, n) => ({ at: now - (LATE_DAYS - 1 - n) * DAY_MS, days: 1 })),
];

/** Play varies from day to day; percent of the table. */
const percentOn = (at: number) => 70n + BigInt(Math.floor(at / DAY_MS) % 7) * 10n;

/** One member's past, by the rules of every member: what they had paid in and played, from the first day on. */
function playPast(vip: Vip, userId: string, { days }: DemoPlay, { db, now }: Ports): void {
  const paid = query(
    db,
    v.object({ sum: v.bigint() }),
    `SELECT coalesce(sum(amount), 0) AS sum FROM money_record
     WHERE user_id = ? AND type = 'deposit' AND cls = 'success' AND currency = 'CNY' AND at > ? AND at <= ?`,
  );
  let before = 0;
  for (const step of stepsUntil(now)) {
    const { at } = step;
    const amount = paid.get(userId, before, at)?.sum ?? 0n;
    if (amount > 0n) vip.deposited(userId, { amount, currency: 'CNY' }, at);
    for (const [venue, yuan] of days) {
      const valid = yuan * percentOn(at) * BigInt(step.days);
      vip.played({ userId, currency: 'CNY', venue, valid, isRebated: true, at });
    }
    before = at;
  }
}

/** Claims the gifts of all grades but the highest, some time after each was given. @returns their total */
const claimPast = (vip: Vip, userId: string, now: number): bigint =>
  vip.gifts
    .list(userId, 'CNY', now)
    .filter(({ kind, state }) => kind === 'upgrade' && state === 'ready')
    .slice(1)
    .toReversed()
    .reduce(
      (sum, { giftId, givenAt }) => sum + vip.gifts.claim(userId, giftId, 'CNY', givenAt + HOUR_MS),
      0n,
    );

/** Pays the gains of the history out to the member’s card, so that their balance begins as in the table. */
export function payOutGains({ ledger, money, now }: Ports, name: string, amount: bigint): void {
  if (amount <= 0n) return;
  const userId = demoUserId(name);
  const entries = [
    { account: memberWallet(userId, 'CNY'), amount: -amount },
    { account: outsideOf('CNY'), amount },
  ];
  const at = now - HOUR_MS;
  ledger.book({ kind: 'withdrawal', at, roomNo: null, note: withdrawalWord('CNY'), entries });
  const line = { userId, currency: 'CNY', fee: 0n, cls: 'success', at, orderId: null } as const;
  const note = DEMO_HABITS[name]?.card ?? '';
  money.statement.add({ ...line, type: 'withdrawal', title: withdrawalWord('CNY'), note, amount: -amount });
}

/** Leads the demo members to their grades: fourteen months of play, once, without letters. */
export function seedGrades(ports: Ports): void {
  const { db, ledger, money, now } = ports;
  const known = countQuery(db, 'SELECT count(*) AS n FROM vip_standing WHERE user_id = ?');
  const resetLevel = db.prepare('UPDATE member SET level = 0 WHERE user_id = ?');
  const turnover = createTurnover(db);
  const vip = createVip({ db, ledger, statement: money.statement, turnover, notify: () => undefined });
  transaction(db, () => {
    for (const [name, play] of Object.entries(DEMO_PLAY)) {
      const userId = demoUserId(name);
      if (known(userId) > 0) continue;
      resetLevel.run(userId);
      playPast(vip, userId, play, ports);
      if (play.granted)
        vip.give(userId, play.granted.grade, now + play.granted.days * DAY_MS, now - 20 * DAY_MS);
      if (play.claims) payOutGains(ports, name, claimPast(vip, userId, now));
    }
  });
}
