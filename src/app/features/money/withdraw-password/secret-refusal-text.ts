import type { AppError } from '#contract/errors.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { ownText, type RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

/** Error texts with the attempts or the minutes left. */
const secretTexts: RefusalTexts = {
  WITHDRAW_PASSWORD_LOCKED: ({ waitMs = 0 }) =>
    t('secret.locked', { minutes: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) }),
  WITHDRAW_PASSWORD_WRONG: ({ max: count }) => (count ? t('secret.wrong', { count }) : t('secret.wrongLast')),
};

/** Returns why the six digits were rejected; null for another rejection. */
export const secretRefusalText = (error: AppError): string | null => ownText(secretTexts, error);
