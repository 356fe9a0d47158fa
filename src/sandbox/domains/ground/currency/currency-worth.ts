import type { Currency } from '#contract/units/money.ts';
import { BUYING_RATES, buyingRate } from './exchange-rate.ts';

const TEN_THOUSAND = 10_000n;

type Sum = { readonly amount: bigint; readonly currency: Currency };

const rounded = (amount: bigint, by: bigint, per: bigint, up: boolean) =>
  (amount * by + (up ? per - 1n : 0n)) / per;

/** A sum in another currency at a rate, as USDT is bought; a broken cent one way or the other. */
function worth({ amount, currency }: Sum, to: Currency, rate: bigint, up: boolean): bigint {
  if (currency === to) return amount;
  return to === 'CNY' ? rounded(amount, rate, TEN_THOUSAND, up) : rounded(amount, TEN_THOUSAND, rate, up);
}

/** A broken cent counts whole: what is counted against a limit. */
export const worthAtLeast = (sum: Sum, to: Currency, at: number): bigint =>
  worth(sum, to, buyingRate(at), true);
/** A broken cent is left out: what may still be paid in. */
export const worthAtMost = (sum: Sum, to: Currency, at: number): bigint =>
  worth(sum, to, buyingRate(at), false);
/** The most that a sum is worth in another currency at any time. */
export const worthAtDearest = (sum: Sum, to: Currency): bigint =>
  worth(sum, to, to === 'CNY' ? BUYING_RATES.most : BUYING_RATES.least, true);
