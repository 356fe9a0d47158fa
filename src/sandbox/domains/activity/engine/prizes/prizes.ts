import type * as v from 'valibot';
import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import type { ActivityReceipt } from '#contract/activity/schema/record.ts';
import { activityPromotion } from '#contract/rewards/bonus/bonus-address.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { type Minor, minor, minorFromText } from '#contract/units/money.ts';
import type { Points } from '#sandbox/domains/activity/points/points.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import type { Parcels } from '#sandbox/domains/rewards/parcel/parcels.ts';
import type { Items } from './items.ts';

type ReceiptWire = v.InferInput<typeof ActivityReceipt>;
/** Destination of a prize, before it has a number. */
type Went = Pick<ReceiptWire, 'into' | 'before' | 'after'>;

type Ports = {
  readonly ledger: Ledger;
  readonly money: {
    readonly bonuses: Pick<Bonuses, 'give'>;
    readonly coupons: Pick<Coupons, 'give'>;
    readonly store: Pick<OrderStore, 'anyById'>;
  };
  readonly items: Items;
  readonly points: Points;
  readonly parcels: { readonly desk: Pick<Parcels, 'open'> };
  readonly numbers: { next(type: 'activity', at: number): string };
};

/** Prize to be paid to a member; `title` is of the activity. */
type Paying = {
  readonly userId: string;
  readonly activityId: string;
  readonly title: string;
  readonly at: number;
  readonly resultId: string;
  /** Deposit that the prize is given on, which ends a bonus when it is reverted; null for none. */
  readonly depositId: string | null;
};
type Of<Is extends ActivityPrizeWire['is']> = Extract<ActivityPrizeWire, { is: Is }>;

const amountOf = (text: string): Minor => minorFromText(text) ?? minor(0);
const noBalances: Omit<Went, 'into'> = { before: null, after: null };

function payCoins({ ledger }: Ports, { coins }: Of<'coins'>, { userId, title, at }: Paying): Went {
  const own = memberWallet(userId, 'COIN');
  ledger.open(issueOf('COIN'), 'COIN', true);
  ledger.open(own, 'COIN', false);
  const before = ledger.balance(own);
  const amount = BigInt(coins);
  const entries = [
    { account: issueOf('COIN'), amount: -amount },
    { account: own, amount },
  ];
  ledger.book({ kind: 'activity', at, roomNo: null, note: title, entries });
  return { into: 'coins', before: String(before), after: String(before + amount) };
}

function payBonus({ money }: Ports, prize: Of<'bonus'>, paying: Paying): Went {
  const { userId, activityId, title, at, depositId } = paying;
  const { currency, times, termDays } = prize;
  const amount = amountOf(prize.amount);
  const terms = { amount, times, termDays, promotionId: activityPromotion(activityId) };
  const order = depositId === null ? undefined : money.store.anyById(depositId);
  const deposit = order ? { orderId: order.order_id, orderNo: order.order_no } : null;
  money.bonuses.give({ userId, currency, source: 'promotion', title, ...terms }, at, deposit);
  return { into: 'bonus', ...noBalances };
}

function payCoupon({ money }: Ports, prize: Of<'coupon'>, { userId, at }: Paying): Went {
  const { kind, title, rate, times, termDays, validDays } = prize;
  const sums = {
    coins: BigInt(prize.coins),
    amount: amountOf(prize.amount),
    minAmount: amountOf(prize.minAmount),
  };
  const expiresAt = at + validDays * DAY_MS;
  money.coupons.give({ userId, kind, title, rate, times, termDays, ...sums, expiresAt }, at);
  return { into: 'coupons', ...noBalances };
}

function payItem({ items }: Ports, { item, count }: Of<'item'>, { userId, title, at }: Paying): Went {
  const before = items.held(userId, item);
  items.grant(userId, item, count, title, at);
  return { into: 'items', before: String(before), after: String(before + count) };
}

function payPoints({ points }: Ports, prize: Of<'points'>, { userId, title, at }: Paying): Went {
  const before = points.balance(userId);
  points.credit(userId, BigInt(prize.points), title, at);
  return { into: 'points', before: String(before), after: String(before + BigInt(prize.points)) };
}

/** Names the parcel that a result brought. */
export const prizeParcelKey = (resultId: string): string => `result:${resultId}`;
/** Returns the result that a parcel comes from; null for a parcel of another source. */
export const resultOfParcel = (sourceKey: string): string | null =>
  sourceKey.startsWith('result:') ? sourceKey.slice('result:'.length) : null;

function payGoods(
  { parcels }: Ports,
  { goodsId }: Of<'goods'>,
  { userId, title, at, resultId }: Paying,
): Went {
  parcels.desk.open({ userId, goodsId, source: title, sourceKey: prizeParcelKey(resultId) }, at);
  return { into: 'parcel', ...noBalances };
}

function went(ports: Ports, prize: ActivityPrizeWire, paying: Paying): Went | null {
  switch (prize.is) {
    case 'coins':
      return payCoins(ports, prize, paying);
    case 'bonus':
      return payBonus(ports, prize, paying);
    case 'coupon':
      return payCoupon(ports, prize, paying);
    case 'item':
      return payItem(ports, prize, paying);
    case 'points':
      return payPoints(ports, prize, paying);
    case 'rate':
      return { into: 'treasury', ...noBalances };
    case 'goods':
      return payGoods(ports, prize, paying);
    case 'none':
      return null;
  }
}

export type Prizes = ReturnType<typeof createPrizes>;

/** Books prizes to members through the ledger, their bonuses and their coupons. Called within the transaction of the act. */
export const createPrizes = (ports: Ports) => ({
  /** Pays a prize; null for one that is nothing. */
  pay(prize: ActivityPrizeWire, paying: Paying): ReceiptWire | null {
    const into = went(ports, prize, paying);
    if (into === null) return null;
    return { ...into, no: ports.numbers.next('activity', paying.at), at: paying.at };
  },
});

/** Coins, points and items come by themselves; what has terms or an address waits until the member claims it. */
export const isAutoCredited = ({ is }: ActivityPrizeWire): boolean =>
  is === 'coins' || is === 'points' || is === 'item';
