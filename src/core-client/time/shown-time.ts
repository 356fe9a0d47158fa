import { shortDay, siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { serverNow } from '../core.ts';

/** `11-20`, or `2024-11-20` in another year than the server's now; Beijing. */
export const dayText = (at: ServerTime): string => shortDay(siteDayOf(at), serverNow());

/** `11-20 14:28`, with its year in another one; Beijing. */
export const dayTimeText = (at: ServerTime): string => `${dayText(at)} ${hourMinute(at)}`;
