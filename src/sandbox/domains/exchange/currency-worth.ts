import type { Currency } from '#contract/units/money.ts';
import { buyingRate } from './exchange-rate.ts';

const TEN_THOUSAND = 10_000n;

type Sum = { readonly amount: bigint; readonly currency: Currency };

const rounded = (amount: bigint, by: bigint, per: bigint, up: boolean) =>
  (amount * by + (up ? per - 1n : 0n)) / per;

/** A sum in another currency at the rate of a moment, as USDT is bought then; a broken cent one way or the other. */
function worth({ amount, currency }: Sum, to: Currency, at: number, up: boolean): bigint {
  if (currency === to) return amount;
  const rate = buyingRate(at);
  return to === 'CNY' ? rounded(amount, rate, TEN_THOUSAND, up) : rounded(amount, TEN_THOUSAND, rate, up);
}

/** A broken cent counts whole: what is counted against a limit. */
export const worthAtLeast = (sum: Sum, to: Currency, at: number): bigint => worth(sum, to, at, true);
/** A broken cent is left out: what may still be paid in. */
export const worthAtMost = (sum: Sum, to: Currency, at: number): bigint => worth(sum, to, at, false);
