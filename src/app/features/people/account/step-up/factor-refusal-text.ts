import { accountTexts, thrownRefusalText } from '#app/page/refusal-text.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from '../texts.ts';

const factorTexts: RefusalTexts = {
  ...accountTexts,
  BAD_CREDENTIALS: ({ max: count }) => (count ? t('stepUp.passwordWrong', { count }) : null),
  SECOND_FACTOR_WRONG: ({ left: count }) => (count ? t('stepUp.wrong', { count }) : null),
  SECOND_FACTOR_LOCKED: ({ waitMs }) =>
    waitMs ? t('stepUp.lockedFor', { minutes: Math.ceil(waitMs / MINUTE_MS) }) : null,
};

/** Why something about the guards of an account was refused, in a sentence. */
export const factorRefusalText = (thrown: unknown): string => thrownRefusalText(factorTexts, thrown);
