import type { depositCalls } from '#contract/money/deposit/calls.ts';
import { orderFee } from '#contract/money/order/order-fee.ts';
import { minor } from '#contract/units/money.ts';
import { amountOf, requireWithin } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { limitReached } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import { moneyText } from '#sandbox/domains/care/inbox/news.ts';
import { bankPayee, chainAddress } from '#sandbox/domains/money/order/counterparty/counterparty.ts';
import type { Counterparty, NewOrder } from '#sandbox/domains/money/order/order-row.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { type OfferedWays, offeredWays, type PayTypeWire } from './offered-ways.ts';

const ACTIVE = 1;

const payTypeOf = (offered: readonly PayTypeWire[], payType: string, isFast: boolean): PayTypeWire => {
  const asked = offered.find((type) => type.payType === payType && (type.kind === 'fast') === isFast);
  const found = asked ?? refuse('NOT_FOUND');
  return found.status === ACTIVE ? found : refuse('PAY_TYPE_CLOSED');
};

function chainOf(type: PayTypeWire, chain: string, userId: string): Counterparty {
  const { confirmations } = type.chains.find((known) => known.chain === chain) ?? refuse('NOT_FOUND');
  const address = chainAddress(userId, chain);
  return { kind: 'chain', chain, address, hash: '', confirmations: 0, confirmationsNeeded: confirmations };
}

/** @throws Refusal NOT_FOUND for a promotion that is not offered, or not for so little. */
function requirePromotion(
  offered: ReturnType<OfferedWays['promotions']>,
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
  const ways = offeredWays(platform);

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
        money.tell(opening.userId, limitReached({ period, sum: moneyText(amount, currency) }), now);
      return order;
    });

  return {
    'deposit.payTypes': ({ currency }, context) => {
      const { userId } = accountOf(context);
      const list = [...ways.list(userId, currency)];
      return { list, promotions: ways.promotions(userId, context.siteId, currency) };
    },
    'deposit.pay': ({ payType, amount: text, chain, promotionId, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const known = money.orders.known({ userId, requestId: clientRequestId, kind: 'deposit', amount });
      if (known) return known;
      const type = payTypeOf(money.payTypes.all(), payType, false);
      requirePromotion(ways.promotions(userId, context.siteId, type.currency), promotionId, amount);
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
      if (!ways.mayCancel(userId)) refuse('CANCELS_USED_UP');
      const counterparty = bankPayee(clientRequestId);
      const beside = { kind: 'fastDeposit', promotionId: '', requestId: clientRequestId } as const;
      return open({ ...admit(type, amount, context), ...beside, counterparty });
    },
  };
}
