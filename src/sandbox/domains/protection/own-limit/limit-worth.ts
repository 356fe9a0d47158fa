import type { LimitUnit } from '#contract/protection/own-limit/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import {
  worthAtDearest,
  worthAtLeast,
  worthAtMost,
} from '#sandbox/domains/ground/currency/currency-worth.ts';
import { COIN_PRICE } from '#sandbox/domains/money/coin/coin-packs.table.ts';

type Sum = { readonly amount: bigint; readonly unit: LimitUnit };

const isMoney = (unit: LimitUnit): unit is Currency => unit === 'CNY' || unit === 'USDT';

/** A sum as money, coins at their price; null for minutes. */
function moneyOf({ amount, unit }: Sum) {
  if (unit === 'COIN') return { amount: amount * COIN_PRICE, currency: 'CNY' } as const;
  return isMoney(unit) ? { amount, currency: unit } : null;
}

/** A sum in another unit at the rate of a moment; minutes are only ever counted in themselves. */
const inUnit = (worth: typeof worthAtLeast) => (sum: Sum, unit: LimitUnit, at: number) => {
  const money = moneyOf(sum);
  if (money === null || unit === 'MINUTE' || unit === sum.unit) return sum.amount;
  return unit === 'COIN' ? worth(money, 'CNY', at) / COIN_PRICE : worth(money, unit, at);
};

/** A broken cent counts whole: what is counted against a limit. */
export const countsAs = inUnit(worthAtLeast);
/** A broken cent is left out: what is left of a limit. */
export const leavesAs = inUnit(worthAtMost);

/** A limit in its unit; null for none. */
type Limit = { readonly amount: bigint | null; readonly unit: LimitUnit };

/**
 * Reports whether a limit allows more than the current one. In another currency it is a raise unless it is no higher at the
 * most expensive rate, so that repeated currency changes never allow more [P.15].
 */
export function isRaise(held: Limit, to: Limit): boolean {
  if (held.amount === null) return false;
  if (to.amount === null) return true;
  const isExchanged = isMoney(held.unit) && isMoney(to.unit);
  const maxWorth = isExchanged
    ? worthAtDearest({ amount: to.amount, currency: to.unit }, held.unit)
    : to.amount;
  return maxWorth > held.amount;
}
