import { t } from './texts.ts';

const TEN_THOUSAND = 10_000;

/** An axis of money, whole yuan: `600`, `−1.2万`. */
export function shortAmount(major: number): string {
  const size = Math.abs(major);
  const text =
    size >= TEN_THOUSAND
      ? t('playReport.tenThousands', { n: Number((size / TEN_THOUSAND).toFixed(1)) })
      : String(Math.round(size));
  return major < 0 ? `−${text}` : text;
}

/** A length of time as hours and minutes: `6:58`. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
