import type { BoardScope } from '#contract/play/board/schema.ts';
import { PER_INFO_EVERY_MS } from '#contract/site/time/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { PollPolicy } from '#timing/poll.ts';

/** Policy for data a viewer watches and may change at any moment: rare while hidden, ever rarer while it fails. */
const watched = (every: number): PollPolicy => ({
  every,
  hidden: Math.max(15_000, every),
  backOff: { longest: 30_000 },
  jitter: 0.2,
});

/**
 * Policy for a list that is followed by its changes; `every` is the least time between two responses, since viewers read no
 * faster.
 */
const board = (every: number): PollPolicy => ({
  every,
  hidden: null,
  backOff: { first: 1_000, longest: 30_000 },
  jitter: 0.2,
});

/** Interval at which requests waiting for the network check for its return, ms. */
export const NETWORK_CHECK_MS = 500;

/** Polling intervals of the core by resource, ms. */
export const POLLING = {
  match: watched(2_500),
  odds: watched(2_000),
  inbox: watched(20_000),
  orders: { every: 30_000, hidden: MINUTE_MS },
  /** A member who views an order sees a change promptly. */
  order: { every: 2_000, hidden: MINUTE_MS, backOff: { first: 2_000 }, onVisibility: 'reschedule' },
  assets: { every: MINUTE_MS, hidden: 5 * MINUTE_MS },
  member: { every: MINUTE_MS, hidden: null, first: 'later' },
  site: { every: PER_INFO_EVERY_MS, hidden: PER_INFO_EVERY_MS, first: 'later', onVisibility: 'reschedule' },
} as const satisfies Record<string, PollPolicy>;

/** Match lists, by how soon their matches are. */
export const BOARD_POLLING: Readonly<Record<BoardScope, PollPolicy>> = {
  live: board(800),
  today: board(2_000),
  early: board(5_000),
};
