import type { ExchangeRate } from '#contract/money/exchange/exchange-amount.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';

const TEN_THOUSAND = 10_000n;

type Sum = { readonly amount: bigint; readonly currency: Currency };

const rounded = (amount: bigint, by: bigint, per: bigint, up: boolean) =>
  (amount * by + (up ? per - 1n : 0n)) / per;

/** A sum in another currency at a rate, as USDT is bought; a broken cent one way or the other. */
function worth({ amount, currency }: Sum, to: Currency, rate: bigint, up: boolean): bigint {
  if (currency === to) return amount;
  return to === 'CNY' ? rounded(amount, rate, TEN_THOUSAND, up) : rounded(amount, TEN_THOUSAND, rate, up);
}

/** Ten-thousandths of a yuan for one USDT. */
const MIDDLE = 71_800n;
/** Wider than the swing: USDT is never sold for more yuan than it was bought for, whenever that was. */
const SPREAD = 120n;
const SWING = 100;

const rateText = (rate: bigint) =>
  `${rate / TEN_THOUSAND}.${(rate % TEN_THOUSAND).toString().padStart(4, '0')}`;

/** Middle rate of a minute: fluctuates slightly, the same for every member and time of request. */
const middleOf = (minute: number) => MIDDLE + BigInt(Math.round(Math.sin(minute / 37) * SWING));

/** Minute of a timestamp (epoch ms), counted since the epoch; it identifies a quote. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);
/** Start of a minute counted since the epoch, epoch ms. */
export const minuteStart = (minute: number): number => minute * MINUTE_MS;

/** Rates quoted in a minute. */
export const rateOf = (minute: number): ExchangeRate => ({
  buy: rateText(middleOf(minute) + SPREAD),
  sell: rateText(middleOf(minute) - SPREAD),
});

/** The least and the most that one USDT costs at any time, in ten-thousandths of a yuan. */
export const BUYING_RATES = {
  least: MIDDLE + SPREAD - BigInt(SWING),
  most: MIDDLE + SPREAD + BigInt(SWING),
} as const;

/** Ten-thousandths of a yuan that buy one USDT at a moment. */
export const buyingRate = (at: number): bigint => middleOf(minuteOf(at)) + SPREAD;

/** A broken cent counts whole: what is counted against a limit. */
export const worthAtLeast = (sum: Sum, to: Currency, at: number): bigint =>
  worth(sum, to, buyingRate(at), true);
/** A broken cent is left out: what may still be paid in. */
export const worthAtMost = (sum: Sum, to: Currency, at: number): bigint =>
  worth(sum, to, buyingRate(at), false);
/** The most that a sum is worth in another currency at any time. */
export const worthAtDearest = (sum: Sum, to: Currency): bigint =>
  worth(sum, to, to === 'CNY' ? BUYING_RATES.most : BUYING_RATES.least, true);
