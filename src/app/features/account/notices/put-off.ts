import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';

const kept = createKeptChoice('password-reminder', 'member');

const dayOf = (now: ServerTime) => String(Math.floor(now / DAY_MS));

/** Has the member who is here put the reminder off today? */
export const isPutOff = (now: ServerTime): boolean => kept.read() === dayOf(now);

export const putOff = (now: ServerTime): void => kept.set(dayOf(now));
