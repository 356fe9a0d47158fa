/** Lengths of time, ms. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of a day without a change of the clock, as every day of Beijing is. */
export const DAY_MS = 24 * HOUR_MS;
