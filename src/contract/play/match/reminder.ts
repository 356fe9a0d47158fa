/** Lead time of a match reminder before kick-off, ms. */
export const REMIND_BEFORE_MS = 300_000;
/** Lead time of a reminder before a window of red-packet rain opens, ms. */
export const RAIN_REMIND_BEFORE_MS = 120_000;
/** Time after kick-off from which an undelivered reminder is dropped, ms. */
export const REMIND_TOO_LATE_MS = 900_000;
