import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';

/** A window as it is planned; pot in coins. */
export type PlannedWindow = {
  readonly title: string;
  readonly pot: number;
  readonly envelopes: number;
};

/** The windows of each day of Beijing. */
export const RAIN_HOURS: readonly (PlannedWindow & { readonly afterMidnightMs: number })[] = [
  { afterMidnightMs: 12 * HOUR_MS, title: '午间场', pot: 3_000, envelopes: 320 },
  { afterMidnightMs: 18 * HOUR_MS, title: '傍晚场', pot: 3_000, envelopes: 320 },
  { afterMidnightMs: 20 * HOUR_MS, title: '晚场', pot: 8_888, envelopes: 480 },
  { afterMidnightMs: 22 * HOUR_MS, title: '加时场', pot: 3_000, envelopes: 320 },
];

/** Window besides those of the day: soon after a world begins, or opened by an operator. */
export const EXTRA_WINDOW: PlannedWindow = { title: '加场', pot: 3_000, envelopes: 320 };

/** Time that a window is open, ms. */
export const RAIN_LASTS_MS = MINUTE_MS;
/** Minimum time before opening at which the list of a window is made and its commitment published, ms. */
export const PREPARED_BEFORE_MS = 30 * MINUTE_MS;
/** Time after the start of a new world at which its first window opens, ms. */
export const FIRST_AFTER_MS = 4 * MINUTE_MS;
/** Time after the request at which an operator's window opens, so that its commitment is published before, ms. */
export const MANUAL_OPEN_DELAY_MS = 10 * SECOND_MS;

/** People of the crowd who come to each window, spread over its first part. */
export const RAIN_CROWD = { people: 30, within: 0.8 } as const;
/** Tops of the bands in which the amounts of a window are published; coins. */
export const RAIN_BANDS = [5, 10, 15, 20, 30, 50] as const;
