import { useServerNow } from '#app/core-client/server-clock.ts';
import type { ServerTime } from '#contract/units/time.ts';

const DAY_MS = 86_400_000;

/** Whole days from then until now by the server's clock. */
export const useDaysSince = (then: ServerTime): number =>
  Math.max(0, Math.floor((useServerNow() - then) / DAY_MS));
