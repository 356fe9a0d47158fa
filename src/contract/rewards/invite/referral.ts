import { DAY_MS } from '#contract/units/durations.ts';

/** How long a device remembers the link it came by, until it registers. */
export const REFERRAL_KEPT_MS = 30 * DAY_MS;

/** What a code of an invitation or of an agent looks like, in links and headers. */
export const REFERRAL_CODE = /^[A-Z0-9]{6,10}$/;
