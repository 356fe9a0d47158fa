import type { LimitLeft } from '#contract/protection/own-limit/limit-left.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** Formats what is left of a limit as one sentence; `symbol` is that of the displayed currency. */
export function limitLeftText({ kind, period, left }: LimitLeft, symbol: string): string {
  const name = period === 'each' ? '' : t(`playSession.${period}`);
  switch (kind) {
    case 'time':
      return t('playSession.leftTime', { count: String(left) });
    case 'gift':
      return t('playSession.leftCoins', { period: name, count: left.toLocaleString('en') });
    case 'single':
      return t('playSession.leftSingle', { amount: symbol + formatMinor(minor(left)) });
    case 'loss':
    case 'stake':
      if (left <= 0n) return t('playSession.usedUp', { period: name, kind: t(`playSession.${kind}`) });
      return t('playSession.leftOf', {
        period: name,
        kind: t(`playSession.${kind}`),
        amount: symbol + formatMinor(minor(left)),
      });
  }
}
