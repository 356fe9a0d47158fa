import type { ServerTime } from '#contract/units/time.ts';

/** A sign of life of the core, with the server's time as it knows it: `now` is wrong by no more than `errorMs`. */
export type CorePulse = {
  /** Streams open now. */
  readonly streams: number;
  readonly now: ServerTime;
  /** Infinite until the first answer of the platform. */
  readonly errorMs: number;
};
