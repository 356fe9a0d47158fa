import { DAY_MS } from '#contract/units/durations.ts';

/** How long a break or a time-out is [P.17]; `chosen` ends on a day the member names. */
export const REST_LENGTHS = ['day', 'week', 'month', 'chosen'] as const;
export type RestLength = (typeof REST_LENGTHS)[number];

/** A chosen end lies at most so many days ahead. */
export const REST_MOST_DAYS = 42;

/** Months of a self-exclusion [P.18]; `ever` has no end. */
export const EXCLUSION_TERMS = ['6', '12', '36', '60', 'ever'] as const;
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];

/** An account opens again so long after it was asked for, ms. */
export const REOPEN_WAIT_MS = DAY_MS;

/** Why somebody rests; said by choice, and read by nobody but the people who improve the page. */
export const REST_REASONS = ['time', 'money', 'stress', 'busy', 'pause'] as const;

/** Why somebody closes an account. */
export const CLOSE_REASONS = ['control', 'unused', 'other', 'service'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
