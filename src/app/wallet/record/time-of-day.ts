import type { ServerTime } from '#contract/units/time.ts';

/** The site's clock is Beijing's. */
const OFFSET_MS = 8 * 3_600_000;

/** `14:28:06` of the site's clock. */
export const timeOfDay = (at: ServerTime): string => new Date(at + OFFSET_MS).toISOString().slice(11, 19);
