/** Life of a link to a room's picture on a page of its own, ms: longer than a match with everything around it. */
export const PLAY_URL_LIFE_MS = 6 * 3_600_000;
