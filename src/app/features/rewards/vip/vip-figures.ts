import { formatShort, minor, minorToText } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** A rate in hundredths of a percent: `0.60%`. */
export const rateText = (rate: number): string => `${minorToText(minor(rate))}%`;

const TEN_THOUSAND = 10_000_00n;
const MINOR_PER_YUAN = 100n;

/** An amount as tables write it: `180万`, `4,500`, `26.50`. */
export function shortYuan(amount: bigint): string {
  if (amount >= TEN_THOUSAND && amount % (TEN_THOUSAND / 10n) === 0n) {
    const tenths = amount / (TEN_THOUSAND / 10n);
    const text = formatShort(minor((tenths / 10n) * MINOR_PER_YUAN));
    const rest = tenths % 10n === 0n ? '' : `.${tenths % 10n}`;
    return t('vip.tenThousands', { count: text + rest });
  }
  return formatShort(minor(amount));
}
