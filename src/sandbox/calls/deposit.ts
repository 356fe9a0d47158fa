import type { depositCalls } from '#contract/calls/deposit.ts';
import type { Currency } from '#contract/units/money.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { dayStart } from '#sandbox/ledger/gift-rank.ts';
import { bankPayee, chainAddress } from '#sandbox/money/counterparty.ts';
import type { Counterparty } from '#sandbox/money/order-row.ts';
import { FIRST_DEPOSIT, type PAY_TYPES } from '#sandbox/money/pay-types.table.ts';
import { CANCELS_A_DAY } from '#sandbox/money/times.table.ts';
import type { CashPlatform } from '#sandbox/platform.ts';
import { amountOf, requireWithin } from './money/amount.ts';

const ACTIVE = 1;

type PayTypeWire = (typeof PAY_TYPES)[number];

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

/** Ways to pay in, and orders that do [4.05]. */
export const depositHandlers = ({ money, world }: CashPlatform): HandlersOf<typeof depositCalls> => {
  const promotionsFor = (userId: string, currency: Currency) =>
    currency === 'CNY' && !money.statement.hasDeposited(userId) ? FIRST_DEPOSIT : [];

  const admit = (type: PayTypeWire, amount: bigint, context: CallContext) => {
    const { userId } = accountOf(context);
    requireWithin(amount, type.limits);
    money.limits.admit({ userId, currency: type.currency }, amount, world.clock.now());
    return { userId, siteId: context.siteId, currency: type.currency, amount, fee: 0n };
  };

  return {
    'deposit.payTypes': ({ currency }, context) => ({
      list: money.payTypes.all().filter((type) => type.currency === currency),
      // What it gives is the platform's own reckoning, and no part of the wire.
      promotions: promotionsFor(accountOf(context).userId, currency).map(
        ({ bonus: _bonus, most: _most, ...told }) => told,
      ),
    }),
    'deposit.pay': ({ payType, amount: text, chain, promotionId, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const known = money.desk.known({ userId, requestId: clientRequestId, kind: 'deposit', amount });
      if (known) return known;
      const type = payTypeOf(money.payTypes.all(), payType, false);
      const promotion = promotionsFor(userId, type.currency).find(
        (offer) => offer.promotionId === promotionId,
      );
      if (promotionId !== '' && (!promotion || amount < amountOf(promotion.minAmount))) refuse('NOT_FOUND');
      const counterparty = type.kind === 'usdt' ? chainOf(type, chain, userId) : bankPayee(clientRequestId);
      const opening = { ...admit(type, amount, context), counterparty, promotionId };
      return money.desk.open({ ...opening, kind: 'deposit', requestId: clientRequestId });
    },
    'deposit.speedPay': ({ payType, amount: text, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const known = money.desk.known({ userId, requestId: clientRequestId, kind: 'fastDeposit', amount });
      if (known) return known;
      const type = payTypeOf(money.payTypes.all(), payType, true);
      const today = dayStart(world.clock.now());
      if (money.store.cancelledSince(userId, 'fastDeposit', today) >= CANCELS_A_DAY)
        refuse('CANCELS_USED_UP');
      const counterparty = bankPayee(clientRequestId);
      const opening = { ...admit(type, amount, context), counterparty, promotionId: '' };
      return money.desk.open({ ...opening, kind: 'fastDeposit', requestId: clientRequestId });
    },
  };
};
