const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Time limits and waits of the member, ms. */
export const PAY_WINDOW_MS = 15 * MINUTE;
export const CONFIRM_WINDOW_MS = 15 * MINUTE;
export const REVIEW_AFTER_OVERDUE_MS = 24 * HOUR;
export const INFO_WINDOW_MS = 72 * HOUR;
export const FIRST_REMINDER_AFTER_MS = 3 * MINUTE;
export const APPEAL_LATE_MS = 24 * HOUR;
export const FAST_APPEAL_AFTER_MS = 15 * MINUTE;
export const REMINDERS_MAX = 3;
export const CANCELS_A_DAY = 5;
export const PROOFS_MAX = 5;
export const FREE_WITHDRAWALS_A_DAY = 3;
export const SECRET_TRIES = 5;
export const SECRET_LOCK_MS = 10 * MINUTE;

/** Delays of the counterparty in the sandbox, ms: short enough for a person to wait for. */
export const OTHER_SIDE = {
  bankArrives: 20 * SECOND,
  chainSees: 12 * SECOND,
  chainConfirms: 3 * SECOND,
  finds: 6 * SECOND,
  gives: 25 * SECOND,
  takes: 12 * SECOND,
  pays: 20 * SECOND,
  reviews: 40 * SECOND,
} as const;
