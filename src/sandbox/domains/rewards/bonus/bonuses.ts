import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type BonusCause, type BonusStep, bonusAfter } from '#contract/rewards/bonus/states.table.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { CURRENCY_CODES, type Currency } from '#contract/units/money.ts';
import { smaller } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  bonusEnded,
  bonusGranted,
  bonusOffered,
  bonusReleased,
  bonusReopened,
} from '#sandbox/domains/care/inbox/rewards/bonus-news.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { bonusMoney } from './bonus-money.ts';
import { counted, createBonusStakes, reduced } from './bonus-stakes.ts';
import { type BonusRow, createBonusStore } from './bonus-store.ts';

/** Bonus offered to a member, or given with a deposit; amounts in minor units. */
export type Grant = {
  readonly userId: string;
  readonly currency: Currency;
  readonly source: BonusRow['source'];
  readonly title: string;
  readonly amount: bigint;
  /** To be staked before it becomes own money, in multiples of the amount. */
  readonly times: number;
  /** Number of days for the wagering, from the start of its turn; 0 for no end. */
  readonly termDays: number;
  readonly promotionId?: string;
};

/** Deposit that a bonus came with. */
type OfDeposit = { readonly orderId: string; readonly orderNo: string };

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly notify: SendNews;
};

export type Bonuses = ReturnType<typeof createBonuses>;

const newRow = (grant: Grant, orderId: string | null, acceptBy: number | null, at: number): BonusRow => {
  const wagering = grant.amount * BigInt(grant.times);
  const { userId, currency, source, title, amount, times, termDays, promotionId = '' } = grant;
  const terms = { source, title, amount, times, wagering, left_over: wagering, term_days: termDays };
  return {
    bonus_id: randomUUID(),
    user_id: userId,
    currency,
    promotion_id: promotionId,
    order_id: orderId,
    ...terms,
    state: 'offered',
    cause: '',
    offered_at: at,
    accept_by: acceptBy,
    accepted_at: null,
    expires_at: null,
    ended_at: null,
  };
};

const endOf = ({ term_days }: BonusRow, at: number) => (term_days === 0 ? null : at + term_days * DAY_MS);

/** The steps of one bonus, each with the money it moves. Called within a transaction. */
function bonusSteps(ports: Ports) {
  const { db, notify } = ports;
  const store = createBonusStore(db);
  const money = bonusMoney(ports);
  const move = (bonus: BonusRow, step: BonusStep, change: Partial<BonusRow> = {}): BonusRow => {
    const state = bonusAfter(bonus.state, step) ?? refuse('ORDER_STEP_REFUSED');
    const moved = { ...bonus, ...change, state };
    store.update(moved);
    return moved;
  };
  /** The first in line begins where none is in progress. */
  const startNext = ({ user_id, currency }: BonusRow, at: number) => {
    const [first] = store.held(user_id, currency);
    if (first?.state === 'accepted') move(first, 'start', { expires_at: endOf(first, at) });
  };
  return {
    store,
    accept(bonus: BonusRow, at: number) {
      money.setAside(move(bonus, 'accept', { accepted_at: at }), at);
      startNext(bonus, at);
    },
    /** The wagering is met: the money becomes the member's own. */
    release(bonus: BonusRow, at: number) {
      move(bonus, 'meet', { left_over: 0n, ended_at: at });
      notify(bonus.user_id, bonusReleased(bonus, money.payOut(bonus, at)), at);
      startNext(bonus, at);
    },
    /** The wagering is not met after all: it is in progress again, before the one whose turn had come, which waits. */
    reopen(bonus: BonusRow, remaining: bigint, at: number) {
      const [first] = store.held(bonus.user_id, bonus.currency);
      if (first?.state === 'active') move(first, 'wait', { expires_at: null });
      move(bonus, 'unmeet', { left_over: remaining, ended_at: null });
      const owed = money.undoPayOut(bonus, '赛果更正，流水未完成', at);
      notify(bonus.user_id, bonusReopened(bonus, { remaining, owed }), at);
    },
    /** Ends a bonus without releasing it; the amount set aside, or already paid out, is returned to the platform. */
    end(bonus: BonusRow, cause: Exclude<BonusCause, ''>, at: number) {
      const { state } = move(bonus, cause, { cause, ended_at: at });
      if (state !== 'forfeited') return;
      if (bonus.state === 'released') money.undoPayOut(bonus, '所属充值已撤销', at);
      money.revoke(bonus, at);
      notify(bonus.user_id, bonusEnded(bonus, cause), at);
      startNext(bonus, at);
    },
  };
}

type Steps = ReturnType<typeof bonusSteps>;

const ownIn =
  ({ store }: Steps) =>
  (bonusId: string, userId: string): BonusRow => {
    const bonus = store.byId(bonusId);
    return bonus?.user_id === userId ? bonus : refuse('NOT_FOUND');
  };

/** Ends each bonus that is past its time at `at`, once; an end may let the next one begin, with its own time. */
const endingDue =
  ({ store, end }: Steps, db: DatabaseSync) =>
  (at: number): void => {
    eachDue(db, 'bonuses', store.due(at), (bonus) => end(bonus, 'expire', at));
  };

/** Reads for other services. */
const bonusReads = ({ byId, ofOrder, ofPromotion, open, past, received, held, newest }: Steps['store']) => ({
  byId,
  ofOrder,
  ofPromotion,
  open,
  past,
  received,
  newest,
  /** Set aside and not yet wagered, in their turn. */
  locked: held,
});

/** Counts stakes on bets and rounds for bonuses, and takes back the share that corrected results remove. */
function stakings({ store, release, reopen }: Steps, endDue: (at: number) => void, db: DatabaseSync) {
  const stakes = createBonusStakes(db);
  const leave = (bonus: BonusRow, remaining: bigint, at: number) => {
    if (remaining === bonus.left_over) return;
    if (bonus.state === 'released') reopen(bonus, remaining, at);
    else store.update({ ...bonus, left_over: remaining });
  };
  return {
    /**
     * Counts a stake for the bonus in progress, and the surplus for the next.
     * @param source the bet it was staked on; null for what is never settled again
     */
    stake(userId: string, currency: Currency, amount: bigint, at: number, source: string | null = null) {
      endDue(at);
      const note = (bonus_id: string | null, part: bigint) =>
        source === null
          ? undefined
          : stakes.add({ userId, currency }, { source, at, bonus_id, counted: part });
      for (let rest = amount; rest > 0n; ) {
        const [bonus] = store.held(userId, currency);
        if (!bonus) return store.turns(userId, currency).length > 0 ? note(null, rest) : undefined;
        const part = smaller(rest, bonus.left_over);
        rest -= part;
        note(bonus.bonus_id, part);
        if (part === bonus.left_over) release(bonus, at);
        else store.update({ ...bonus, left_over: bonus.left_over - part });
      }
    },
    /** Limits the stake of a corrected bet to `max`: all stakes are counted again. */
    keepAtMost(source: string, max: bigint, at: number) {
      endDue(at);
      const whose = stakes.ownerOf(source);
      if (!whose) return;
      const before = stakes.of(whose);
      const bonuses = store.turns(whose.userId, whose.currency);
      const recounted = counted(bonuses, before, reduced(before, source, max));
      stakes.replace(whose, recounted.stakes);
      // The last first: of several that are reopened, the first is the one in progress then.
      for (const { bonus_id, left_over } of bonuses.toReversed()) {
        const bonus = store.byId(bonus_id);
        if (bonus) leave(bonus, recounted.remaining.get(bonus_id) ?? left_over, at);
      }
      endDue(at);
    },
  };
}

/** Endings of bonuses that their member did not request. */
function consequences({ store, end }: Steps, endDue: (at: number) => void) {
  /** Ends bonuses past their time first, then all that are set aside, in every currency, with `cause`. */
  const endAll = (userId: string, cause: 'withdraw' | 'giveUp', at: number) => {
    endDue(at);
    for (const currency of CURRENCY_CODES)
      for (let [bonus] = store.held(userId, currency); bonus; [bonus] = store.held(userId, currency))
        end(bonus, cause, at);
  };
  return {
    /** Returns all bonuses set aside, in whichever currency, to the platform, because the member withdraws own money. */
    forfeit(userId: string, at: number) {
      endAll(userId, 'withdraw', at);
    },
    /** The member plays no more: nothing that is set aside stays. */
    giveUpAll(userId: string, at: number) {
      endAll(userId, 'giveUp', at);
    },
    /** Ends the bonus of a reversed deposit. @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED when it has ended. */
    undo(bonusId: string, at: number) {
      end(store.byId(bonusId) ?? refuse('NOT_FOUND'), 'void', at);
    },
  };
}

/**
 * Bonuses under a wagering requirement: offered, accepted, and then held in a separate account beside the member’s until
 * the requirement is met or the bonus ends. One is in progress at a time, in the order of acceptance. Own money is staked
 * and stays own money throughout.
 */
export function createBonuses(ports: Ports) {
  const { db, notify } = ports;
  const steps = bonusSteps(ports);
  const { store, accept, end } = steps;
  const own = ownIn(steps);
  const endDue = endingDue(steps, db);

  return {
    ...bonusReads(store),
    ...stakings(steps, endDue, db),
    ...consequences(steps, endDue),
    own,
    endDue,
    /** Offers a bonus until `acceptBy`, epoch ms. */
    offer(grant: Grant, acceptBy: number, at: number): BonusRow {
      const bonus = newRow(grant, null, acceptBy, at);
      store.insert(bonus);
      notify(grant.userId, bonusOffered(bonus), at);
      return bonus;
    },
    /** Grants the bonus that the member chose with a deposit, or got by a coupon: the terms were accepted there. */
    give(grant: Grant, at: number, deposit: OfDeposit | null = null): BonusRow {
      const bonus = newRow(grant, deposit?.orderId ?? null, null, at);
      store.insert(bonus);
      accept(bonus, at);
      notify(grant.userId, bonusGranted(bonus, deposit), at);
      return bonus;
    },
    /** @throws Refusal NOT_FOUND for another's, ORDER_STEP_REFUSED when it is not offered any more. */
    accept(bonusId: string, userId: string, at: number) {
      endDue(at);
      const bonus = own(bonusId, userId);
      accept(bonus, at);
      notify(userId, bonusGranted(bonus, null), at);
    },
    /** @throws Refusal NOT_FOUND for another's, ORDER_STEP_REFUSED when nothing of it is set aside. */
    giveUp(bonusId: string, userId: string, at: number) {
      endDue(at);
      end(own(bonusId, userId), 'giveUp', at);
    },
  };
}
