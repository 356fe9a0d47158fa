import type { BackOffPolicy } from '#timing/back-off.ts';

/** What a room's picture waits for when it is brought, and when it does not come, ms [7.14]. */
export const ATTEMPT = {
  /** Between questions whether a picture has come, while there is none. */
  noPicture: 5_000,
  /** Before the next attempt, whatever is drawn. */
  retryBase: 1_000,
  /** Somebody sits in front of the dark picture: no longer than they would wait before pressing the button themselves. */
  backOff: { first: 2_000, longest: 10_000, drawn: 1 },
  /** A source given up within so long of being given failed quickly. */
  quick: 10_000,
  /** Quick failures in a row that are followed by another source at once, for each line: one of each kind. */
  quickPerLine: 2,
  /** Lines that all fail within so short a time share their cause: the viewer's own network. */
  sameCause: 3_000,
  /** Between looks whether the device has its network back. */
  online: 500,
  /** A second stall within so long is no accident of one line: the quality is lowered. */
  secondStall: 60_000,
  /** A line gets a second chance without being blamed once in so long a time. */
  secondChance: 30_000,
} as const satisfies Record<string, number | BackOffPolicy>;

/** When a source is signed again, and when another line is kept ready beside it, ms [8.16]. */
export const SOURCE = {
  /** A new signature is fetched this long before the old one ends. */
  resignBefore: 45_000,
  /** Least time a source is used before it is renewed, however short its life is. */
  leastLife: 5_000,
  /** Longest time, whatever life the platform names: a platform that does not sign may name years. */
  longestLife: 3_600_000,
  /** A renewal that failed is tried once more after so long, while the old signature holds. */
  resignAgain: 6_000,
  /** From the first picture, which comes first, to the question for a standby line. */
  standbyAfter: 1_200,
  /** From an answer that no other line has the picture to the next question. */
  standbyAgain: 15_000,
} as const;

/** What is known of a line, and how the next one is chosen, ms [8.16]. */
export const LINE = {
  /** A line that has not answered for so long gets company. */
  hedge: 1_000,
  /** The line in use is kept while another is not better by more than this. */
  hysteresis: 60,
  /** A first byte that takes longer makes a line slow. */
  slow: 800,
  /** What a line is taken to cost that was overtaken while it was sending. */
  overtaken: 2_500,
  /** What a failure is taken to cost, in the same measure as the time to first byte. */
  error: 2_000,
  /** After so long a failure counts for half. */
  halfLife: 120_000,
  /** Quarantine of a line that failed: a random time under `first`, doubled for each failure in a row, `longest` at most. */
  quarantine: { first: 1_000, longest: 60_000 },
  /** Longest quarantine taken over from another tab or visit: a clock that was wrong must not close a line for good. */
  recalledQuarantine: 60_000,
  /** Between looks at lines whose quarantine is over. */
  probe: 2_000,
  /** The platform has so long to name its lines once more. */
  reopen: 4_000,
} as const;
