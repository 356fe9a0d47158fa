import { expect, test } from 'vitest';
import { COUPON_STATES, type CouponStep, couponAfter } from '../coupon/states.table.ts';
import { BONUS_STATES, type BonusStep, bonusAfter, isHeld } from './states.table.ts';

const fromStates = (step: BonusStep) => BONUS_STATES.filter((state) => bonusAfter(state, step) !== null);
const ofCoupons = (step: CouponStep) => COUPON_STATES.filter((state) => couponAfter(state, step) !== null);

test('[7.16] a bonus can be declined while its money is reserved', () => {
  expect(fromStates('giveUp')).toEqual(BONUS_STATES.filter(isHeld));
  expect(fromStates('accept')).toEqual(['offered']);
  expect(fromStates('meet')).toEqual(['active']);
  expect(fromStates('expire')).toEqual(['offered', 'active']);
  expect([bonusAfter('offered', 'expire'), bonusAfter('active', 'expire')]).toEqual(['lapsed', 'forfeited']);
});

test('[7.16] a coupon held by a deposit cannot expire or be used', () => {
  expect(ofCoupons('hold')).toEqual(['available']);
  expect(ofCoupons('expire')).toEqual(['available']);
  expect(ofCoupons('use')).toEqual(['available', 'held']);
  expect(couponAfter('held', 'free')).toBe('available');
});
