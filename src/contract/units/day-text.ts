import * as v from 'valibot';

/** A day of the site's calendar (UTC+8), `2026-11-20`. */
export const DayText = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.brand('DayText'));
export type DayText = v.InferOutput<typeof DayText>;
