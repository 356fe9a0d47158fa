import type { Coupon } from '#contract/rewards/coupon/schema.ts';
import { formatCoins, formatShort } from '#contract/units/money.ts';
import { t } from '../texts.ts';

const HUNDREDTHS = 100;

/** Returns the figure of a coupon, its unit and its conditions; `unit` is the word for yuan. */
export function couponLabel(coupon: Coupon, unit: string) {
  const { kind, coins, amount, rate, minAmount, times, termDays: days } = coupon;
  switch (kind) {
    case 'coins':
      return {
        figure: formatCoins(coins),
        unit: t('coupon.unitCoins'),
        terms: t('coupon.giveCoins', { coins: formatCoins(coins) }),
        tint: 'sand',
      };
    case 'bonus':
      return {
        figure: formatShort(amount),
        unit: t('coupon.unitBonus', { unit }),
        terms: t('coupon.giveBonus', { times, days }),
        tint: 'blue',
      };
    case 'deposit':
      return {
        figure: `${rate / HUNDREDTHS}%`,
        unit: t('coupon.unitDeposit'),
        terms: t('coupon.giveDeposit', {
          min: formatShort(minAmount),
          max: formatShort(amount),
          times,
          unit,
        }),
        tint: 'green',
      };
    default:
      return kind satisfies never;
  }
}
