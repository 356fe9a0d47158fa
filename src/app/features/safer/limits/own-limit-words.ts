import type { LimitUnit, OwnLimit } from '#contract/models/own-limit.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { typedAmount } from '#contract/rules/money/amount-text.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** What a limit comes to, with its unit. */
export function limitSum(
  amount: bigint,
  unit: LimitUnit,
  symbolOf: (currency: 'CNY' | 'USDT') => string,
): string {
  if (unit === 'COIN') return t('ownLimit.coins', { count: amount.toLocaleString('en') });
  if (unit === 'MINUTE') return t('ownLimit.minutes', { count: String(amount) });
  return `${symbolOf(unit)}${formatMinor(minor(amount))}`;
}

/** The name of a limit: its window and what it is on. */
export const limitName = ({ kind, period }: Pick<OwnLimit, 'kind' | 'period'>): string =>
  period === 'each' ? t('ownLimit.single') : `${t(`ownLimit.${period}`)}${t(`ownLimit.${kind}`)}`;

const isWhole = (kind: OwnLimit['kind']) => kind === 'gift' || kind === 'time';

/** What was typed for a limit, in its smallest unit; null for what is no such number. */
export function typedLimit(text: string, kind: OwnLimit['kind']): bigint | null {
  if (isWhole(kind)) return /^[1-9]\d{0,8}$/.test(text.trim()) ? BigInt(text.trim()) : null;
  const amount = typedAmount(text);
  return amount !== null && amount > 0n ? amount : null;
}

/** What the number of a limit counts. */
export const unitWord = (kind: OwnLimit['kind'], currency: CurrencyEntry): string => {
  if (!isWhole(kind)) return currency.symbol;
  return t(kind === 'gift' ? 'ownLimit.coinUnit' : 'ownLimit.minuteUnit');
};
