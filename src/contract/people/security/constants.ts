import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';

/** How long a login is kept in the history, ms. */
export const LOGINS_KEPT_MS = 90 * DAY_MS;
/** How long a second look at who somebody is lasts, ms; it is for one session and one action. */
export const STEP_UP_MS = 5 * MINUTE_MS;
/** How long a device that has passed the second factor is not asked for it again, ms. */
export const DEVICE_TRUST_MS = 30 * DAY_MS;
/** Codes that replace the device of the second factor when it is lost, each once. */
export const RECOVERY_CODES = 10;
