import type { ChatCounts } from '#contract/community/chat/counts.ts';
import { PACE_SECONDS } from '../timing.table.ts';
import { createPace, type Pace } from './pace.ts';

/** State of a room's poll between two requests. */
export type PollState = {
  /** The newest seq received; null until the first page is there. */
  afterSeq: number | null;
  /** Questions in a row that failed. */
  failures: number;
  /** The last question was answered with: no such room. */
  absent: boolean;
  /** Whether the platform supports the long poll; one that does not returns an empty page at once. */
  waits: boolean;
  behind: boolean;
  /** Time at which the pending request was sent, monotonic ms. */
  askedAt: number;
  /** Silences in a row that turned out to be true. */
  quietPolls: number;
  /** Number of consecutive responses whose newest seq is lower than a known one. */
  lower: number;
  /** The room's speed now. */
  readonly pace: Pace;
  /** Usual message rate of the room. */
  readonly habit: Pace;
  readonly counts: ChatCounts;
};

/**
 * Creates the state before the first request: no page yet, and long poll support is assumed. `counts` are shared with the
 * feed.
 */
export const createPollState = (counts: ChatCounts): PollState => ({
  afterSeq: null,
  failures: 0,
  absent: false,
  waits: true,
  behind: false,
  askedAt: 0,
  quietPolls: 0,
  lower: 0,
  pace: createPace(),
  habit: createPace(PACE_SECONDS.habit),
  counts,
});
