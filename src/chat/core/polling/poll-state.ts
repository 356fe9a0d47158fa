import type { ChatCounts } from '#contract/community/chat/counts.ts';
import { PACE_SECONDS } from '../timing.table.ts';
import { createPace, type Pace } from './pace.ts';

/** What the poll of one room knows between two questions. */
export type PollState = {
  /** The newest seq received; null until the first page is there. */
  afterSeq: number | null;
  /** Questions in a row that failed. */
  failures: number;
  /** The last question was answered with: no such room. */
  absent: boolean;
  /** A platform that does not know the long poll answers an empty page at once. */
  waits: boolean;
  behind: boolean;
  /** When the question under way was asked, monotonic ms. */
  askedAt: number;
  /** Silences in a row that turned out to be true. */
  quietPolls: number;
  /** Answers in a row whose newest seq is lower than one that is known. */
  lower: number;
  /** The room's speed now. */
  readonly pace: Pace;
  /** Its habit of talking. */
  readonly habit: Pace;
  readonly counts: ChatCounts;
};

/**
 * The state before the first question: no page yet, and a platform that is taken to know the long poll.
 * `counts` are shared with the feed.
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
