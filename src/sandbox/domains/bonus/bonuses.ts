import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type BonusCause, type BonusStep, bonusAfter } from '#contract/orders/bonus.table.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { smaller } from '#sandbox/base/smaller.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { bonusEnded, bonusGiven, bonusOffered, bonusReleased } from '#sandbox/domains/inbox/bonus-news.ts';
import type { SendNews } from '#sandbox/domains/inbox/news.ts';
import { memberWallet } from '#sandbox/domains/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import { bonusOf, costsOf } from '#sandbox/domains/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/statement/statement.ts';
import { type BonusRow, createBonusStore } from './bonus-store.ts';

/** What is offered to a member, or given with a deposit; amounts in minor units. */
export type Grant = {
  readonly userId: string;
  readonly currency: Currency;
  readonly source: BonusRow['source'];
  readonly title: string;
  readonly amount: bigint;
  /** To be staked before it becomes own money, in multiples of the amount. */
  readonly times: number;
  /** Days there are for that, from when its turn comes; 0 for no end. */
  readonly termDays: number;
  readonly promotionId?: string;
};

/** The deposit that a bonus came with. */
type OfDeposit = { readonly orderId: string; readonly orderNo: string };

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly tell: SendNews;
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
function bonusSteps({ db, ledger, statement, tell }: Ports) {
  const store = createBonusStore(db);
  const book = ({ bonus_id, amount }: BonusRow, from: string, to: string, at: number) => {
    const entries = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    ledger.book({ kind: 'bonus', at, roomNo: null, note: bonus_id, entries });
  };
  const move = (bonus: BonusRow, step: BonusStep, change: Partial<BonusRow> = {}): BonusRow => {
    const state = bonusAfter(bonus.state, step) ?? refuse('ORDER_STEP_REFUSED');
    const moved = { ...bonus, ...change, state };
    store.update(moved);
    return moved;
  };
  /** The first in line begins where none is in progress. */
  const startNext = (userId: string, currency: Currency, at: number) => {
    const [first] = store.held(userId, currency);
    if (first?.state === 'accepted') move(first, 'start', { expires_at: endOf(first, at) });
  };
  return {
    store,
    accept(bonus: BonusRow, at: number) {
      const { user_id: userId, currency } = bonus;
      const accepted = move(bonus, 'accept', { accepted_at: at });
      ledger.open(bonusOf(userId, currency), currency, false);
      book(accepted, costsOf(currency), bonusOf(userId, currency), at);
      startNext(userId, currency, at);
    },
    /** The wagering is met: the money becomes the member's own. */
    release(bonus: BonusRow, at: number) {
      const { user_id: userId, currency, amount, title } = bonus;
      move(bonus, 'meet', { left_over: 0n, ended_at: at });
      book(bonus, bonusOf(userId, currency), memberWallet(userId, currency), at);
      const line = { userId, currency, title, note: '流水已完成', amount, fee: 0n, at } as const;
      const added = statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null });
      tell(userId, bonusReleased(bonus, added), at);
      startNext(userId, currency, at);
    },
    /** It ends without becoming own money; what was set aside goes back to the platform. */
    end(bonus: BonusRow, cause: Exclude<BonusCause, ''>, at: number) {
      const { user_id: userId, currency } = bonus;
      const { state } = move(bonus, cause, { cause, ended_at: at });
      if (state !== 'forfeited') return;
      book(bonus, bonusOf(userId, currency), costsOf(currency), at);
      tell(userId, bonusEnded(bonus, cause), at);
      startNext(userId, currency, at);
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

/** What is past its time at `at` ends, each once; an end may let the next one begin, whose time is its own. */
const endingDue =
  ({ store, end }: Steps, db: DatabaseSync) =>
  (at: number): void => {
    for (const bonus of store.due(at)) transaction(db, () => end(bonus, 'expire', at));
  };

/** What others may look up. */
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

/** What ends bonuses or brings them forward without their member asking for it. */
const consequences = ({ store, release, end }: Steps, endDue: (at: number) => void) => ({
  /** What was staked counts for the bonus in progress, and what is over for the next. */
  stake(userId: string, currency: Currency, amount: bigint, at: number) {
    endDue(at);
    for (let rest = amount; rest > 0n; ) {
      const [bonus] = store.held(userId, currency);
      if (!bonus) return;
      const counted = smaller(rest, bonus.left_over);
      rest -= counted;
      if (counted === bonus.left_over) release(bonus, at);
      else store.update({ ...bonus, left_over: bonus.left_over - counted });
    }
  },
  /** The member takes own money out: what is set aside goes back to the platform. */
  forfeit(userId: string, currency: Currency, at: number) {
    for (let [bonus] = store.held(userId, currency); bonus; [bonus] = store.held(userId, currency))
      end(bonus, 'withdraw', at);
  },
  /** The deposit it came with was undone. @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED when it has ended. */
  undo(bonusId: string, at: number) {
    end(store.byId(bonusId) ?? refuse('NOT_FOUND'), 'void', at);
  },
});

/**
 * Money that is given under the condition that so much is staked first: offered, accepted, and then in an account of its own
 * beside the member's until its wagering is met or it ends. One is in progress at a time, in the order they were accepted.
 * Own money is staked and stays own money throughout.
 */
export function createBonuses(ports: Ports) {
  const { db, tell } = ports;
  const steps = bonusSteps(ports);
  const { store, accept, end } = steps;
  const own = ownIn(steps);
  const endDue = endingDue(steps, db);

  return {
    ...bonusReads(store),
    ...consequences(steps, endDue),
    own,
    endDue,
    /** Offers a bonus until `acceptBy`, epoch ms. */
    offer(grant: Grant, acceptBy: number, at: number): BonusRow {
      const bonus = newRow(grant, null, acceptBy, at);
      store.insert(bonus);
      tell(grant.userId, bonusOffered(bonus), at);
      return bonus;
    },
    /** Gives what the member chose with a deposit, or got by a coupon: the terms were accepted there. */
    give(grant: Grant, at: number, deposit: OfDeposit | null = null): BonusRow {
      const bonus = newRow(grant, deposit?.orderId ?? null, null, at);
      store.insert(bonus);
      accept(bonus, at);
      tell(grant.userId, bonusGiven(bonus, deposit), at);
      return bonus;
    },
    /** @throws Refusal NOT_FOUND for another's, ORDER_STEP_REFUSED when it is not offered any more. */
    accept(bonusId: string, userId: string, at: number) {
      endDue(at);
      const bonus = own(bonusId, userId);
      accept(bonus, at);
      tell(userId, bonusGiven(bonus, null), at);
    },
    /** @throws Refusal NOT_FOUND for another's, ORDER_STEP_REFUSED when nothing of it is set aside. */
    giveUp(bonusId: string, userId: string, at: number) {
      endDue(at);
      end(own(bonusId, userId), 'giveUp', at);
    },
  };
}
