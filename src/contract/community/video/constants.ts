/** Lifetime of a link to a room’s video on a separate page, ms: longer than a match with everything around it. */
export const PLAY_URL_LIFE_MS = 6 * 3_600_000;
