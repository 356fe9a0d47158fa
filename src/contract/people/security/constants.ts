import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';

/** Retention of a login in the history, ms. */
export const LOGIN_RETENTION_MS = 90 * DAY_MS;
/** Validity of a step-up verification, ms; it applies to one session and one action. */
export const STEP_UP_MS = 5 * MINUTE_MS;
/** Time for which a device that has passed the second factor is trusted, ms. */
export const DEVICE_TRUST_MS = 30 * DAY_MS;
/** Codes that replace the device of the second factor when it is lost, each once. */
export const RECOVERY_CODES = 10;
