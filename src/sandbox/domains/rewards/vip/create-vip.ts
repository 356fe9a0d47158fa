import type { DatabaseSync } from 'node:sqlite';
import type { Currency } from '#contract/units/money.ts';
import { GRADES, ruleOf } from '#sandbox/base/tables/grades.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { gradeGranted, gradeRisen } from '#sandbox/domains/care/inbox/rewards/vip-news.ts';
import { worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { Played, Rebated, Turnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import { createGradeRetention } from './grade-retention.ts';
import { createStandings, type GradeStatus, monthAfter, type Standings } from './standings.ts';
import { createVipGifts, type VipGifts } from './vip-gifts.ts';

export type VipPorts = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly turnover: Turnover;
  readonly notify: SendNews;
};

/** Valid stake since a grade was lost, in yuan; null for a member who never lost one. */
export const sinceFall = ({ turnover, fell_at_turnover: before }: GradeStatus): bigint | null =>
  before === null ? null : turnover - before;

/** Reports whether a member’s figures reach a grade. A lost one is regained by its keep amount, played since then. */
function isReached(standing: GradeStatus, level: number): boolean {
  const { isInvited, deposits, turnover, keep } = ruleOf(level);
  const since = sinceFall(standing);
  if (level <= standing.best && since !== null) return since >= keep;
  return !isInvited && standing.deposits >= deposits && standing.turnover >= turnover;
}

/** Returns the highest grade reachable without a gap from the current one. */
function gradeReached(standing: GradeStatus): number {
  let level = standing.grade;
  while (level + 1 < GRADES.length && isReached(standing, level + 1)) level += 1;
  return level;
}

type Parts = VipPorts & { readonly standings: Standings; readonly gifts: VipGifts };

function createRising({ standings, gifts, notify }: Parts) {
  const upgradeGift = (userId: string, grade: number, at: number) =>
    gifts.grant({ userId, kind: 'upgrade', period: String(grade), grade, at, claimUntil: null });
  return {
    upgradeGift,
    /** Raises a member as soon as their figures reach a grade; a grade given by an operator is unchanged until its date. */
    raiseIfReached(userId: string, at: number): void {
      const standing = standings.of(userId, at);
      if (!standing || (standing.held_until ?? 0) > at) return;
      const to = gradeReached(standing);
      if (to === standing.grade) return;
      standings.change(standing, { to, why: 'rise', at, measuredFrom: monthAfter(at) });
      let giftCount = 0;
      for (let grade = standing.grade + 1; grade <= to; grade++)
        giftCount += Number(upgradeGift(userId, grade, at));
      notify(userId, gradeRisen({ from: standing.grade, to, gifts: giftCount }), at);
    },
  };
}

/** Grades of members: raised at once by deposits and play, kept by three whole months, or given by operators. */
export function createVip(ports: VipPorts) {
  const { db, turnover, notify } = ports;
  const standings = createStandings(db);
  const gifts = createVipGifts(ports);
  const parts = { ...ports, standings, gifts };
  const { raiseIfReached, upgradeGift } = createRising(parts);
  return {
    standings,
    gifts,
    ...createGradeRetention(parts),
    /** A deposit has arrived; called in its transaction. */
    deposited(userId: string, sum: { readonly amount: bigint; readonly currency: Currency }, at: number) {
      standings.of(userId, at);
      standings.addDeposit(userId, worthAtMost(sum, 'CNY', at));
      raiseIfReached(userId, at);
    },
    /** A stake was settled, or settled again; called in its transaction. @returns what counts as played, in hundredths of a yuan */
    played(played: Played): bigint {
      if (played.valid === 0n) return 0n;
      standings.of(played.userId, played.at);
      const worth = turnover.add(played);
      standings.addTurnover(played.userId, worth);
      raiseIfReached(played.userId, played.at);
      return worth;
    },
    /** Adds a change in the stake that counts for rebates; runs in the transaction of its settlement. */
    rebated(rebated: Rebated): void {
      if (rebated.amount !== 0n) turnover.addRebated(rebated);
    },
    /** A deposit that arrived at `at`, epoch ms, was recalled: it counts no more. */
    depositRecalled(
      userId: string,
      sum: { readonly amount: bigint; readonly currency: Currency },
      at: number,
    ) {
      standings.addDeposit(userId, -worthAtMost(sum, 'CNY', at));
    },
    /** Gives a grade by an operator, valid until a time, epoch ms. */
    give: (userId: string, to: number, until: number, at: number) =>
      transaction(db, () => {
        const standing = standings.of(userId, at);
        if (!standing) return;
        standings.change(standing, { to, why: 'given', at, until, measuredFrom: monthAfter(until) });
        if (to > standing.grade) upgradeGift(userId, to, at);
        notify(userId, gradeGranted(to, until), at);
      }),
  };
}
export type Vip = ReturnType<typeof createVip>;
