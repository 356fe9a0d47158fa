import { DAY_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';

/** Whole days from then until now by the server's clock. */
export const useDaysSince = (then: ServerTime): number =>
  Math.max(0, Math.floor((useServerNow() - then) / DAY_MS));
