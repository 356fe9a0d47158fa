import * as v from 'valibot';
import { activityCalls } from '#contract/activity/calls.ts';
import type { CallName } from '#contract/book/table.ts';
import { giftCalls } from '#contract/community/gift/calls.ts';
import { coinCalls } from '#contract/money/coin/calls.ts';
import { depositCalls } from '#contract/money/deposit/calls.ts';
import { betCalls } from '#contract/play/bet/calls.ts';
import { amountOf } from '#sandbox/base/amount.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { Spending } from '#sandbox/domains/ground/admission/requested-action.ts';
import { packOf } from '#sandbox/domains/money/coin/coin-packs.table.ts';
import { linesOfBet } from '#sandbox/domains/play/bet/offers/stake-range.ts';
import type { Platform } from './platform.ts';

type Ports = Pick<Platform, 'gifts' | 'money'>;
type AnySchema = v.GenericSchema<unknown, unknown>;
type Row = (input: unknown, ports: Ports, siteId: SiteId) => Spending | null;

/** Reads the cost of a call from its input; null for input that the call itself will refuse. */
const row =
  <Request extends AnySchema>(
    { request }: { readonly request: Request },
    read: (input: v.InferOutput<Request>, ports: Ports, siteId: SiteId) => Spending | null,
  ): Row =>
  (input, ports, siteId) => {
    const parsed = v.safeParse(request, input);
    return parsed.success ? read(parsed.output, ports, siteId) : null;
  };

const paidIn = (payType: string, amount: string, { money }: Ports): Spending | null => {
  const type = money.payTypes.all().find((known) => known.payType === payType);
  return type ? { amount: amountOf(amount), currency: type.currency } : null;
};

const ROWS: Readonly<Partial<Record<CallName, Row>>> = {
  'bet.place': row(betCalls['bet.place'], ({ stake, currency, kind, size, legs }) => ({
    amount: amountOf(stake) * BigInt(Math.max(1, linesOfBet({ kind, size }, legs.length))),
    currency,
  })),
  'gift.reward': row(giftCalls['gift.reward'], ({ giftId, count }, { gifts }) => {
    const gift = gifts.find((known) => known.giftId === giftId);
    return gift ? { amount: BigInt(gift.price) * BigInt(count), currency: 'COIN' } : null;
  }),
  'coin.buy': row(coinCalls['coin.buy'], ({ packId }, _ports, siteId) => {
    const pack = packOf(packId);
    const currency = mainCurrencyOf(siteId);
    return pack ? { amount: pack.price[currency], currency } : null;
  }),
  'activity.act': row(activityCalls['activity.act'], ({ does }) =>
    does.does === 'stakeGuess' ? { amount: BigInt(does.amount), currency: 'COIN' } : null,
  ),
  'deposit.pay': row(depositCalls['deposit.pay'], ({ payType, amount }, ports) =>
    paidIn(payType, amount, ports),
  ),
  'deposit.speedPay': row(depositCalls['deposit.speedPay'], ({ payType, amount }, ports) =>
    paidIn(payType, amount, ports),
  ),
};
const rows: ReadonlyMap<string, Row> = new Map(Object.entries(ROWS));

/** Cost of a call to the member; null where it costs nothing yet. */
export const callSpending = (name: string, input: unknown, ports: Ports, siteId: SiteId): Spending | null =>
  rows.get(name)?.(input, ports, siteId) ?? null;
