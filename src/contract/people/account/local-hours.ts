import { MINUTE_MS } from '#contract/units/durations.ts';

/** A part of the day and the hour it ends before, in order [9.05]. */
const PERIODS = [
  ['beforeDawn', 6],
  ['earlyMorning', 9],
  ['morning', 12],
  ['noon', 14],
  ['afternoon', 17],
  ['dusk', 19],
  ['evening', 22],
] as const;

export type GreetingPeriod = (typeof PERIODS)[number][0] | 'night';

/** Hours begin at a quarter of an hour of UTC in every time zone. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Returns the time until the hour may change where a viewer is, ms. */
export const untilHourMayChange = (at: number): number => QUARTER_MS - (at % QUARTER_MS);

/** Returns the greeting for an hour of the day, 0 to 23 [9.05]. */
export const greetingPeriod = (hour: number): GreetingPeriod =>
  PERIODS.find(([, before]) => hour < before)?.[0] ?? 'night';

const EXPIRY_HOUR = 22;

/**
 * Returns the expiry of an entry in the session-token store [9.07]: the next 22:00 in the viewer’s local time, epoch ms.
 * @param nowMs epoch ms
 */
export function sessionEntryExpiry(nowMs: number): number {
  const expiry = new Date(nowMs);
  expiry.setHours(EXPIRY_HOUR, 0, 0, 0);
  if (expiry.getTime() <= nowMs) expiry.setDate(expiry.getDate() + 1);
  return expiry.getTime();
}
