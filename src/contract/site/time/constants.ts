/** Timing of the server clock synchronisation, ms. */

export const TIME_SYNC_FIRST_MS = 6_700;
export const TIME_SYNC_EVERY_MS = 60_000;
export const TIME_SERVER_TIMEOUT_MS = 5_000;
/** Between two looks at the site and its switches, ms. */
export const PER_INFO_EVERY_MS = 60_000;
