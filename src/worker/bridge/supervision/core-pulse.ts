import type { ServerTime } from '#contract/units/time.ts';

/** Sign of life of the core, with its server time: `now` is wrong by no more than `errorMs`. */
export type CorePulse = {
  /** Streams open now. */
  readonly streams: number;
  readonly now: ServerTime;
  /** Infinite until the first answer of the platform. */
  readonly errorMs: number;
};
