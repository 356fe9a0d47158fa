import type { Promotion } from '#contract/rewards/promotion/schema.ts';
import { formatCoins, formatShort } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';

const HUNDREDTHS = 100;
/** `8` of a rate in hundredths of a percent. */
export const percentOf = (rate: number): string => String(rate / HUNDREDTHS);

/** Returns the time of a promotion: its start while upcoming, its end while running. */
export function timeText({ from, until, standing }: Promotion): string {
  if (standing === 'over') return t('promotion.over');
  if (standing === 'upcoming' && from !== null) return t('promotion.from', { time: dayTime(from) });
  return until === null ? t('promotion.endless') : t('promotion.until', { time: dayTime(until) });
}

const HOW = { once: 'promotion.howOnce', day: 'promotion.howDay', window: 'promotion.howWindow' } as const;

/** The three terms that matter most; `unit` is the word for yuan. */
export function shortTerms(promotion: Promotion, unit: string): readonly (readonly [string, string])[] {
  const { kind, times, maxAmount, period, termDays, coins, couponDays } = promotion;
  if (kind === 'coins')
    return [
      [t('promotion.gives'), t('promotion.givesText', { coins: formatCoins(coins) })],
      [t('promotion.how'), t(HOW[period])],
      [t('promotion.couponTerm'), t('promotion.couponTermText', { days: couponDays })],
    ];
  return [
    [t('promotion.wagering'), t('promotion.wageringText', { times })],
    [
      t('promotion.most'),
      t(period === 'day' ? 'promotion.mostDay' : 'promotion.mostText', { max: formatShort(maxAmount), unit }),
    ],
    [t('promotion.term'), t('promotion.termText', { days: termDays })],
  ];
}

/** All terms there are. */
export function allTerms(promotion: Promotion, unit: string): readonly (readonly [string, string])[] {
  const { kind, rate, minAmount, period } = promotion;
  if (kind === 'coins') return shortTerms(promotion, unit);
  return [
    [t('promotion.rate'), t('promotion.rateText', { rate: percentOf(rate) })],
    [t('promotion.least'), t('promotion.leastText', { min: formatShort(minAmount), unit })],
    ...shortTerms(promotion, unit),
    [t('promotion.how'), t(HOW[period])],
  ];
}

/** Returns the reason why the member cannot join now. */
export function unavailableReason({ standing, from }: Promotion): string {
  if (standing === 'open') return '';
  if (standing === 'upcoming')
    return t('promotion.why_upcoming', { time: from === null ? '' : dayTime(from) });
  return t(`promotion.why_${standing}`);
}
