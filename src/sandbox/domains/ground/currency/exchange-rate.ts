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
