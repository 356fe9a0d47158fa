import { COMBINED_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { BarredReason } from './combining.ts';
import { t } from './texts.ts';

/** Returns why a selection is not in the combination. */
export function barredText({ is, other }: BarredReason): string {
  switch (is) {
    case 'excludes':
      if (other === null) return t('combine.excludesAll');
      return t(other.isSameMarket ? 'combine.onlyOne' : 'combine.excludes', { name: other.name });
    case 'implied':
      return other === null ? t('combine.impliedAll') : t('combine.implied', { name: other.name });
    case 'covers':
      return t('combine.covers', { name: other?.name ?? '' });
    case 'noGain':
    case 'split':
    case 'unpriced':
      return t(`combine.${is}`);
    case 'tooMany':
      return t('combine.tooMany', { count: COMBINED_LEGS_MAX });
    default:
      return is satisfies never;
  }
}
