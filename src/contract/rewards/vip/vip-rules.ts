/** Venue kinds with separate rebate rates: kinds of the site’s navigation. */
export const REBATE_KINDS = ['sports', 'esports', 'casino', 'slots', 'chess', 'fishing', 'lottery'] as const;
export type RebateKind = (typeof REBATE_KINDS)[number];

/** A day's rebate below this stays and counts for the next, minor units. */
export const REBATE_LEAST = 1_00n;
/** Minimum odds of a leg: a lower one excludes its bet from rebates; as text, four decimals at most. */
export const REBATE_LEAST_ODDS = '1.50';
/** The day before is reckoned at this hour in Beijing. */
export const REBATE_HOUR = 2;
/** Number of days after which an unclaimed rebate is credited, by the run of that day. */
export const REBATE_WAITS_DAYS = 3;

/** Grades are looked through each day at this minute after midnight in Beijing. */
export const GRADES_MINUTE = 10;
/** Number of whole months whose valid stake counts for keeping a grade. */
export const GRADE_RETENTION_MONTHS = 3;
/** Days before a grade review at which a member short of the requirement is reminded. */
export const GRADE_WARNING_DAYS = [30, 7] as const;
/** Number of days for claiming a birthday gift, the birthday included. */
export const BIRTHDAY_GIFT_DAYS = 30;

/** Gifts of a grade: once when it is reached, each month, and each birthday [3.13]. */
export const VIP_GIFT_KINDS = ['upgrade', 'month', 'birthday'] as const;
export type VipGiftKind = (typeof VIP_GIFT_KINDS)[number];

export const VIP_GIFT_STATES = ['ready', 'claimed', 'expired'] as const;
export type VipGiftState = (typeof VIP_GIFT_STATES)[number];
type VipGiftStep = 'claim' | 'expire';

/** The life of a gift: what is claimed or has run out stays so. */
const VIP_GIFT_STEPS = {
  ready: { claim: 'claimed', expire: 'expired' },
  claimed: {},
  expired: {},
} as const satisfies Readonly<Record<VipGiftState, Readonly<Partial<Record<VipGiftStep, VipGiftState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const vipGiftAfter = (state: VipGiftState, step: VipGiftStep): VipGiftState | null => {
  const steps: Readonly<Partial<Record<VipGiftStep, VipGiftState>>> = VIP_GIFT_STEPS[state];
  return steps[step] ?? null;
};
