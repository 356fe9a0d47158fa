/** So long before kick-off a reminder of a match comes, ms. */
export const REMIND_BEFORE_MS = 300_000;
/** So long before a window of red-packet rain opens its reminder comes, ms. */
export const RAIN_REMIND_BEFORE_MS = 120_000;
/** So long after kick-off a reminder that could not be given is not given any more, ms. */
export const REMIND_TOO_LATE_MS = 900_000;
