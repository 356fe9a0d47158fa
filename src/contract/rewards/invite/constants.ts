import { DAY_MS } from '#contract/units/durations.ts';
import { type Currency, type Minor, minor } from '#contract/units/money.ts';

/** Time limit for a friend to meet the terms after registration, ms. */
export const INVITE_WINDOW_MS = 30 * DAY_MS;
/** Delay between meeting the terms and payment of both, ms. */
export const INVITE_WAIT_MS = 7 * DAY_MS;
/** Friends a member is paid for in a calendar month, at most. */
export const INVITES_PAID_A_MONTH = 20;

type InviteTerms = {
  /** Reward for each of the two members. */
  readonly reward: Minor;
  /** Minimum total of the friend’s deposits. */
  readonly deposit: Minor;
  /** Minimum valid stake of the friend. */
  readonly stake: Minor;
};

/** Terms of an invitation by the currency of the site that the friend registered on, minor units. */
export const INVITE_TERMS: Readonly<Record<Currency, InviteTerms>> = {
  CNY: { reward: minor(88_00n), deposit: minor(100_00n), stake: minor(2_000_00n) },
  USDT: { reward: minor(12_00n), deposit: minor(15_00n), stake: minor(280_00n) },
};

/** Time for which a device stores its referral link, until registration, ms. */
export const REFERRAL_RETENTION_MS = 30 * DAY_MS;

/** Format of an invitation or agent code, in links and headers. */
export const REFERRAL_CODE = /^[A-Z0-9]{6,10}$/;
