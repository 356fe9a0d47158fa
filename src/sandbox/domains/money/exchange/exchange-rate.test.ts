import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BUYING_RATES,
  buyingRate,
  minuteStart,
  rateOf,
} from '#sandbox/domains/ground/currency/currency-worth.ts';

const MINUTES_A_MONTH = 30 * 24 * 60;
const minute = fc.integer({ min: 29_000_000, max: 29_000_000 + MINUTES_A_MONTH });

test('[1.05] no two minutes of a month allow a gain by swapping back', () => {
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      expect(Number(rateOf(other).sell)).toBeLessThanOrEqual(Number(rateOf(one).buy));
    }),
    { numRuns: 2_000 },
  );
});

test('[1.05] the buying rate stays between its least and its most', () => {
  for (let at = 0; at < MINUTES_A_MONTH; at += 7) {
    const rate = buyingRate(minuteStart(at));
    expect(rate >= BUYING_RATES.least && rate <= BUYING_RATES.most).toBe(true);
  }
});
