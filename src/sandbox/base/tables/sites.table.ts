import type * as v from 'valibot';
import type { SiteConfig } from '#contract/site/site/schema.ts';
import { BOOKS, SITE_BOOKS } from './books.table.ts';
import { CURRENCIES } from './currencies.table.ts';

export const SITE_IDS = [5000, 5003] as const;
export type SiteId = (typeof SITE_IDS)[number];
type SiteConfigWire = v.InferInput<typeof SiteConfig>;

/** A week without a visit. */
const SESSION_IDLE_MINUTES = '10080';

/** Answers that seldom change. */
const CACHED = ['/api/activity/gift/v1/coinPacks'];

/** Three hours without input: a match with extra time is watched with hands that are still. */
const INPUT_IDLE_MINUTES = '180';

/**
 * Waiting times: hours before a withdrawal to a new payee, after a change of the withdrawal password, and after the removal
 * or change of an account protection; minutes of a bank transfer before an appeal.
 */
const WAITS = {
  payee_wait_hours: '24',
  withdraw_password_wait_hours: '24',
  security_wait_hours: '24',
  deposit_appeal_wait_minutes: '5',
} as const;

/** Limits of one withdrawal in each currency, and the fee beyond the free ones of a day, in hundredths of a percent. */
const WITHDRAWALS = {
  withdraw_min_cny: '100.00',
  withdraw_max_cny: '50000.00',
  withdraw_min_usdt: '20.00',
  withdraw_max_usdt: '20000.00',
  withdraw_fee_rate: '50',
} as const;

/** Identity must be verified before the first deposit or bet [P.25]. */
const IDENTITY_FIRST = { identity_first: '1' } as const;

/** Promotions for deposits and for weekends. */
const PROMOTIONS_ON = {
  first_deposit_bonus: '1',
  again_deposit_bonus: '1',
  weekend_coins: '1',
} as const;

/** The demo sites: 5000 is yuan and shares orders, 5003 is USDT first with fewer venues and shares none. */
export const SITES: Readonly<Record<SiteId, SiteConfigWire>> = {
  5000: {
    siteId: 5000,
    brand: '场边',
    series: 'star',
    chatSwitch: true,
    orderShareSeries: ['star'],
    welcomeLevel: 4,
    venues: SITE_BOOKS[5000].map((code) => BOOKS[code].name),
    currencies: [CURRENCIES.CNY, CURRENCIES.USDT],
    cachePaths: CACHED,
    params: {
      login_verify_trigger_times: '3',
      fast_register_verify: '1',
      withdrawal_password: '1',
      phone_login: '1',
      ...IDENTITY_FIRST,
      ...PROMOTIONS_ON,
      session_idle_minutes: SESSION_IDLE_MINUTES,
      input_idle_minutes: INPUT_IDLE_MINUTES,
      ...WAITS,
      ...WITHDRAWALS,
    },
  },
  5003: {
    siteId: 5003,
    brand: '场边国际',
    series: 'moon',
    chatSwitch: true,
    orderShareSeries: ['star'],
    welcomeLevel: 4,
    venues: SITE_BOOKS[5003].map((code) => BOOKS[code].name),
    currencies: [CURRENCIES.USDT, CURRENCIES.CNY],
    cachePaths: CACHED,
    params: {
      login_verify_trigger_times: '3',
      fast_register_verify: '0',
      withdrawal_password: '1',
      phone_login: '0',
      session_idle_minutes: SESSION_IDLE_MINUTES,
      input_idle_minutes: INPUT_IDLE_MINUTES,
      ...WAITS,
      ...WITHDRAWALS,
    },
  },
};

/** Returns the main settlement currency of a site. */
export const mainCurrencyOf = (siteId: SiteId) => SITES[siteId].currencies[0]?.code ?? 'CNY';

/** The site of a header, or null when this platform runs no such site. */
export const siteIdOf = (header: string): SiteId | null =>
  SITE_IDS.find((siteId) => String(siteId) === header) ?? null;
