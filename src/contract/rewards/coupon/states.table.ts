/** Kinds of coupons: gold coins at once, a bonus with a wagering requirement, or a deposit bonus. */
export const COUPON_KINDS = ['coins', 'bonus', 'deposit'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** The states of a coupon. */
export const COUPON_STATES = ['available', 'held', 'used', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** use is a step of the member; a deposit that selects the coupon holds it, and frees it when no money was credited. */
export type CouponStep = 'use' | 'hold' | 'free' | 'expire';

/** The life of a coupon. What is missing is refused. */
const COUPON_STEPS = {
  available: { use: 'used', hold: 'held', expire: 'expired' },
  held: { use: 'used', free: 'available' },
  used: {},
  expired: {},
} as const satisfies Readonly<Record<CouponState, Readonly<Partial<Record<CouponStep, CouponState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const couponAfter = (state: CouponState, step: CouponStep): CouponState | null => {
  const steps: Readonly<Partial<Record<CouponStep, CouponState>>> = COUPON_STEPS[state];
  return steps[step] ?? null;
};
