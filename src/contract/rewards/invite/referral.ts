import { DAY_MS } from '#contract/units/durations.ts';

/** Time for which a device stores its referral link, until registration, ms. */
export const REFERRAL_RETENTION_MS = 30 * DAY_MS;

/** Format of an invitation or agent code, in links and headers. */
export const REFERRAL_CODE = /^[A-Z0-9]{6,10}$/;
