import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { cashedOutValue } from '#contract/play/betting/cash-out.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { type Minor, minor } from '#contract/units/money.ts';

/** Ends of a setting that are offered. */
export const LASTINGS = ['end', 'halfHour', 'twoHours'] as const;
export type Lasting = (typeof LASTINGS)[number];
const LENGTHS = { halfHour: 30 * MINUTE_MS, twoHours: 2 * HOUR_MS } as const;

/** Returns the end of a setting, epoch ms; null for the end of the bet. */
export const untilOf = (lasting: Lasting, now: number): number | null =>
  lasting === 'end' ? null : now + LENGTHS[lasting];

/** Bounds of the value: the present offer, which it exceeds, and the highest return; minor units. */
export type Bounds = { readonly offer: Minor | null; readonly most: Minor };

/** A value that may be set, or why a text is none. */
export type ReadValue =
  | { readonly is: 'value'; readonly value: Minor }
  | { readonly is: 'missing' | 'tooHigh' | 'reached' };

/** Parses the value of a setting. */
export function readValue(text: string, { offer, most }: Bounds): ReadValue {
  const value = typedAmount(text);
  if (value === null || value <= 0n) return { is: 'missing' };
  if (value > most) return { is: 'tooHigh' };
  return offer !== null && value <= offer ? { is: 'reached' } : { is: 'value', value };
}

/** A twentieth of the highest return, in whole units of the currency: the step of the value. */
const stepOf = (most: Minor): bigint => {
  const whole = most / 2_000n;
  return (whole > 0n ? whole : 1n) * 100n;
};

/** Returns the next value up or down, at most the highest return; text that is no amount begins at the offer. */
export function steppedValue(text: string, by: 1n | -1n, { offer, most }: Bounds): Minor {
  const from = typedAmount(text) ?? offer ?? minor(0n);
  const step = stepOf(most);
  const next = (from / step + by) * step;
  if (next > most) return most;
  return minor(next > 0n ? next : step);
}

/** Value that the form begins with: one step above the offer. */
export const firstValue = (bounds: Bounds): Minor => steppedValue('', 1n, bounds);

/** Least amount that is credited for a part of the open stake, minor units. */
export const leastCredited = (value: Minor, openStake: Minor, percent: number): Minor =>
  minor(cashedOutValue(value, { openStake, percent }));
