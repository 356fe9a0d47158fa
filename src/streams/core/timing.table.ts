import type { BackOffPolicy } from '#timing/back-off.ts';

/** Delays of a room's video while it loads, and when it fails, ms [7.14]. */
export const ATTEMPT = {
  /** Interval of polling for a video, while there is none. */
  noVideo: 5_000,
  /** Before the next attempt, whatever is drawn. */
  retryBase: 1_000,
  /** The viewer is in front of a black screen: no longer than they would wait before pressing the button themselves. */
  backOff: { first: 2_000, longest: 10_000, drawn: 1 },
  /** Time since it was provided within which a failure of a source counts as quick. */
  quick: 10_000,
  /** Quick failures in a row that are followed by another source at once, for each line: one of each kind. */
  quickPerLine: 2,
  /** Lines that all fail within so short a time share their cause: the viewer's own network. */
  sameCause: 3_000,
  /** Between looks whether the device has its network back. */
  online: 500,
  /** Time within which a second stall is not attributed to one line: the quality is lowered. */
  secondStall: 60_000,
  /** Interval within which a line gets only one second chance without being blamed. */
  secondChance: 30_000,
} as const satisfies Record<string, number | BackOffPolicy>;

/** Times at which a source is signed again and a standby line is prepared, ms [8.16]. */
export const SOURCE = {
  /** A new signature is fetched this long before the old one ends. */
  resignBefore: 45_000,
  /** Least time a source is used before it is renewed, however short its life is. */
  leastLife: 5_000,
  /** Longest time, whatever life the platform names: a platform that does not sign may name years. */
  longestLife: 3_600_000,
  /** Delay before a failed renewal is retried once, while the old signature is valid. */
  resignAgain: 6_000,
  /** Delay from the first frame, which has priority, to the request for a standby line. */
  standbyAfter: 1_200,
  /** Delay from the result that no other line has the video to the next request. */
  standbyAgain: 15_000,
} as const;

/** Constants of line health and line choice, ms [8.16]. */
export const LINE = {
  /** Time without a response after which a hedged request is sent to another line. */
  hedge: 1_000,
  /** Advantage another line must exceed to replace the line in use. */
  hysteresis: 60,
  /** Time to first byte above which a line is slow. */
  slow: 800,
  /** Assumed cost of a line that was overtaken while it was sending. */
  overtaken: 2_500,
  /** Assumed cost of a failure, in the same unit as the time to first byte. */
  error: 2_000,
  /** Time after which a failure counts for half. */
  halfLife: 120_000,
  /** Quarantine of a line that failed: a random time under `first`, doubled for each failure in a row, `longest` at most. */
  quarantine: { first: 1_000, longest: 60_000 },
  /** Longest quarantine taken over from another tab or visit: a wrong clock must not close a line permanently. */
  recalledQuarantine: 60_000,
  /** Interval of checks for lines whose quarantine has ended. */
  probe: 2_000,
  /** Time limit of the platform's response to a repeated request for its lines. */
  reopen: 4_000,
} as const;
