import type * as v from 'valibot';
import type { DepositGiftTerms } from '#contract/activity/schema/kinds/deposit-gift.ts';

type TermsWire = v.InferInput<typeof DepositGiftTerms>;

/** Days from registration in which the first deposit counts. */
export const FIRST_DAYS = 30;
export const FIRST_TERMS: TermsWire = {
  tiers: [
    { from: '100.00', rate: 6_000 },
    { from: '300.00', rate: 8_000 },
    { from: '500.00', rate: 10_000 },
  ],
  most: '888.00',
  times: 10,
  termDays: 30,
  claimHours: 168,
};

/** Maximum that the further deposits of a day are given. */
export const DAY_MAX = 1_888_00n;
export const CONTINUED_TERMS: TermsWire = {
  tiers: [
    { from: '500.00', rate: 800 },
    { from: '2000.00', rate: 1_000 },
    { from: '10000.00', rate: 1_200 },
  ],
  most: '1888.00',
  times: 8,
  termDays: 15,
  claimHours: 24,
};
