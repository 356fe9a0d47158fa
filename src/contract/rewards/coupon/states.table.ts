/** What a coupon gives: gold coins at once, a bonus that is wagered, or something on top of a deposit. */
export const COUPON_KINDS = ['coins', 'bonus', 'deposit'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** The states of a coupon. */
export const COUPON_STATES = ['available', 'held', 'used', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** use is the member's; a deposit that names the coupon holds it, and frees it when nothing was credited. */
export type CouponStep = 'use' | 'hold' | 'free' | 'expire';

/** The life of a coupon. What is missing is refused. */
const COUPON_STEPS = {
  available: { use: 'used', hold: 'held', expire: 'expired' },
  held: { use: 'used', free: 'available' },
  used: {},
  expired: {},
} as const satisfies Readonly<Record<CouponState, Readonly<Partial<Record<CouponStep, CouponState>>>>>;

/** The state that a step leads to, or null when it cannot be taken now. */
export const couponAfter = (state: CouponState, step: CouponStep): CouponState | null => {
  const steps: Readonly<Partial<Record<CouponStep, CouponState>>> = COUPON_STEPS[state];
  return steps[step] ?? null;
};
