import { HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** Full hours of Beijing: from the first until the second begins, over midnight where the second is earlier. */
export type QuietHours = { readonly from: number; readonly to: number };

/** Reports whether a time, epoch ms, is within the member’s quiet hours; two equal hours mean none [P.29]. */
export function isQuietAt(quiet: QuietHours | null, at: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const hour = Math.floor((at - siteDayStart(siteDayOf(at))) / HOUR_MS);
  const { from, to } = quiet;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
