import type { ExchangeRate } from '#contract/money/exchange/exchange-amount.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';

/** Ten-thousandths of a yuan for one USDT. */
const MIDDLE = 71_800n;
/** Wider than the swing: USDT is never sold for more yuan than it was bought for, whenever that was. */
const SPREAD = 120n;
const SWING = 100;
const TEN_THOUSAND = 10_000n;

const rateText = (rate: bigint) =>
  `${rate / TEN_THOUSAND}.${(rate % TEN_THOUSAND).toString().padStart(4, '0')}`;

/** The middle rate of a minute wanders a little, the same for everybody and whenever it is asked for. */
const middleOf = (minute: number) => MIDDLE + BigInt(Math.round(Math.sin(minute / 37) * SWING));

/** The minute a moment (epoch ms) lies in, counted since the epoch; a quote is named by it. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);
/** When a minute since the epoch begins, epoch ms. */
export const minuteStart = (minute: number): number => minute * MINUTE_MS;

/** What the platform quotes in a minute. */
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
