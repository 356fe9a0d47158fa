import { DAY_MS } from '#contract/units/durations.ts';

/** Kinds of limits that a member may set: deposits, net loss, stakes, the stake of one bet or round, gifts in coins, time. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'single', 'gift', 'time'] as const;

/** A window that a limit is counted in; `each` counts one bet or round by itself. */
export const LIMIT_PERIODS = ['day', 'week', 'month', 'each'] as const;

/** Limits on play, with the windows of each; deposit limits have a separate call [P.16]. */
export const OWN_LIMIT_KINDS = ['loss', 'stake', 'single', 'gift', 'time'] as const;
export type OwnLimitKind = (typeof OWN_LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export const PERIODS_OF: Readonly<Record<OwnLimitKind, readonly LimitPeriod[]>> = {
  loss: ['day', 'week', 'month'],
  stake: ['day', 'week', 'month'],
  single: ['each'],
  gift: ['day', 'week', 'month'],
  time: ['day'],
};

/** Wait before a raise can be confirmed, and the time after it until the raise is dropped, ms [P.15]. */
export const RAISE_WAITS_MS = DAY_MS;
export const RAISE_EXPIRY_MS = 7 * DAY_MS;
