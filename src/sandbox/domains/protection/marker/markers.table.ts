import { DAY_MS } from '#contract/units/durations.ts';

/** Signs that play may do harm, each found in what a member really does; amounts alone are none. */
export const MARKERS = ['chasing', 'withdrawal', 'long', 'night', 'raised', 'tools', 'payments'] as const;
export type Marker = (typeof MARKERS)[number];

/** Weight of each marker in a member’s score. */
export const WEIGHTS: Readonly<Record<Marker, number>> = {
  chasing: 3,
  withdrawal: 3,
  long: 3,
  night: 2,
  raised: 2,
  tools: 2,
  payments: 2,
};

/** Validity of a marker, ms, and the interval before the same marker is detected again. */
export const COUNTS_FOR_MS = 14 * DAY_MS;
export const AGAIN_AFTER_MS = 7 * DAY_MS;

/** Scores from which a message is sent, a case is opened for an operator without offers, and a limit is proposed. */
export const SCORES = { message: 3, case: 6, limit: 9 } as const;
