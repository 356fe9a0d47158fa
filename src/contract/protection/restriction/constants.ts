import { DAY_MS } from '#contract/units/durations.ts';

/** Lengths of a break or a time-out [P.17]; `chosen` ends on a day selected by the member. */
export const REST_LENGTHS = ['day', 'week', 'month', 'chosen'] as const;
export type RestLength = (typeof REST_LENGTHS)[number];

/** Maximum number of days ahead for a chosen end. */
export const REST_DAYS_MAX = 42;

/** Months of a self-exclusion [P.18]; `ever` has no end. */
export const EXCLUSION_TERMS = ['6', '12', '36', '60', 'ever'] as const;
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];

/** Wait between the request and the reopening of an account, ms. */
export const REOPEN_WAIT_MS = DAY_MS;

/** Reasons for a break; optional, and used only to improve the page. */
export const REST_REASONS = ['time', 'money', 'stress', 'busy', 'pause'] as const;

/** Reasons for closing an account. */
export const CLOSE_REASONS = ['control', 'unused', 'other', 'service'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
