import { ALERTS_MAX } from '#contract/play/price/constants.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

/** Texts of refused alerts. */
export const alertRefusal: RefusalTexts = {
  ALERTS_FULL: t('alert.full', { count: ALERTS_MAX }),
  ALERT_REACHED: t('alert.there'),
  NOT_FOUND: t('alert.gone'),
};
