import * as v from 'valibot';
import { DAY } from '#contract/text/wire-patterns.ts';

/** A day of the site's calendar (UTC+8), `2026-11-20`. */
export const DayText = v.pipe(v.string(), v.regex(DAY), v.brand('DayText'));
export type DayText = v.InferOutput<typeof DayText>;
