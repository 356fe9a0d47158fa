import type { DatabaseSync } from 'node:sqlite';
import type { depositCalls } from '#contract/money/deposit/calls.ts';
import { orderFee } from '#contract/money/order/order-fee.ts';
import type { LimitPeriod } from '#contract/protection/own-limit/constants.ts';
import { type Currency, minor } from '#contract/units/money.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import { amountOf, requireWithin } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { limitReached } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import { moneyText, type SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { PAY_TYPES } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';
import type { PayTypes } from '#sandbox/domains/ground/pay-type/pay-types.ts';
import { bankPayee, chainAddress } from '#sandbox/domains/money/order/counterparty/counterparty.ts';
import type { Counterparty, NewOrder } from '#sandbox/domains/money/order/order-row.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import { CANCELS_A_DAY } from '#sandbox/domains/money/order/times.table.ts';
import type { Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

const CLOSED = 2;

type PayTypeWire = (typeof PAY_TYPES)[number];

/** Lists the payment methods and the deposit extras offered to a member. */
function offeredMethods({ money, world }: DepositPorts) {
  const mayCancel = (userId: string) =>
    money.store.cancelledSince(userId, 'fastDeposit', dayStartOf(world.clock.now())) < CANCELS_A_DAY;
  /** A method that the member has cancelled too often today is closed to them until tomorrow, and is marked so. */
  const offered = (type: PayTypeWire, userId: string): PayTypeWire =>
    type.kind === 'fast' && type.status === ACTIVE && !mayCancel(userId)
      ? {
          ...type,
          status: CLOSED,
          closedNote: '今天的取消次数已用完，明天恢复',
        }
      : type;
  return {
    mayCancel,
    list: (userId: string, currency: Currency): readonly PayTypeWire[] =>
      money.payTypes
        .all()
        .filter((type) => type.currency === currency)
        .map((type) => offered(type, userId)),
    /** Promotions that are open to the member, and their coupons. */
    promotions: (userId: string, siteId: SiteId, currency: Currency) =>
      money.promotions.offered(userId, siteId, currency, world.clock.now()),
  };
}

type OfferedMethods = ReturnType<typeof offeredMethods>;

type UsedUpLimit = {
  readonly period: Exclude<LimitPeriod, 'each'>;
  readonly currency: Currency;
  readonly amount: bigint;
};

/** Dependencies of deposits. */
type DepositPorts = {
  readonly db: DatabaseSync;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly orders: OrderService;
    readonly store: OrderStore;
    readonly promotions: Promotions;
    readonly payTypes: PayTypes;
    /** Limits on deposits that members set for themselves. */
    readonly limits: {
      /** Limits that a deposit just made has used up to the last cent; amounts in minor units. */
      usedUp(holder: Holder, now: number): readonly UsedUpLimit[];
    };
    readonly notify: SendNews;
  };
};

const ACTIVE = 1;

const payTypeOf = (offered: readonly PayTypeWire[], payType: string, isFast: boolean): PayTypeWire => {
  const requested = offered.find((type) => type.payType === payType && (type.kind === 'fast') === isFast);
  const found = requested ?? refuse('NOT_FOUND');
  return found.status === ACTIVE ? found : refuse('PAY_TYPE_CLOSED');
};

function chainOf(type: PayTypeWire, chain: string, userId: string): Counterparty {
  const { confirmations } = type.chains.find((known) => known.chain === chain) ?? refuse('NOT_FOUND');
  const address = chainAddress(userId, chain);
  return { kind: 'chain', chain, address, hash: '', confirmations: 0, confirmationsNeeded: confirmations };
}

/** @throws Refusal NOT_FOUND for a promotion that is not offered, or not for so little. */
function requirePromotion(
  offered: ReturnType<OfferedMethods['promotions']>,
  promotionId: string,
  amount: bigint,
): void {
  if (promotionId === '') return;
  const promotion = offered.find((offer) => offer.promotionId === promotionId) ?? refuse('NOT_FOUND');
  if (amount < amountOf(promotion.minAmount)) refuse('NOT_FOUND');
}

const methodOf = ({ name, kind }: PayTypeWire, chain: string) =>
  kind === 'usdt' ? `${name}-${chain}` : name;

/** Ways to pay in, and orders that do [4.05]. */
export function depositHandlers(platform: DepositPorts): HandlersOf<typeof depositCalls> {
  const { db, money, world } = platform;
  const methods = offeredMethods(platform);

  const admit = (type: PayTypeWire, amount: bigint, context: CallContext, chain = '') => {
    const { userId } = accountOf(context);
    requireWithin(amount, type.limits);
    const { currency } = type;
    const fee = orderFee(minor(amount), type.feeRate);
    return { userId, siteId: context.siteId, currency, amount, fee, method: methodOf(type, chain) };
  };

  /** The order, and a word when it uses up a limit of the member's own. */
  const open = (opening: NewOrder) =>
    transaction(db, () => {
      const order = money.orders.open(opening);
      const now = world.clock.now();
      for (const { period, amount, currency } of money.limits.usedUp(opening, now))
        money.notify(opening.userId, limitReached({ period, sum: moneyText(amount, currency) }), now);
      return order;
    });

  return {
    'deposit.payTypes': ({ currency }, context) => {
      const { userId } = accountOf(context);
      const list = [...methods.list(userId, currency)];
      return { list, promotions: methods.promotions(userId, context.siteId, currency) };
    },
    'deposit.pay': ({ payType, amount: text, chain, promotionId, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const known = money.orders.known({ userId, requestId: clientRequestId, kind: 'deposit', amount });
      if (known) return known;
      const type = payTypeOf(money.payTypes.all(), payType, false);
      requirePromotion(methods.promotions(userId, context.siteId, type.currency), promotionId, amount);
      const counterparty = type.kind === 'usdt' ? chainOf(type, chain, userId) : bankPayee(clientRequestId);
      const opening = { ...admit(type, amount, context, chain), counterparty, promotionId };
      return open({ ...opening, kind: 'deposit', requestId: clientRequestId });
    },
    'deposit.speedPay': ({ payType, amount: text, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const known = money.orders.known({ userId, requestId: clientRequestId, kind: 'fastDeposit', amount });
      if (known) return known;
      const type = payTypeOf(money.payTypes.all(), payType, true);
      if (!methods.mayCancel(userId)) refuse('CANCELS_USED_UP');
      const counterparty = bankPayee(clientRequestId);
      const beside = { kind: 'fastDeposit', promotionId: '', requestId: clientRequestId } as const;
      return open({ ...admit(type, amount, context), ...beside, counterparty });
    },
  };
}
