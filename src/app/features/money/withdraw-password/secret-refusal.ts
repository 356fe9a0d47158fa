import type { AppError } from '#contract/errors.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { type OwnWords, ownText } from '#i18n/error-text.ts';
import { t } from './texts.ts';

/** With the tries or the minutes left. */
const secretWords: OwnWords = {
  WITHDRAW_PASSWORD_LOCKED: ({ waitMs = 0 }) =>
    t('secret.locked', { minutes: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) }),
  WITHDRAW_PASSWORD_WRONG: ({ max: count }) => (count ? t('secret.wrong', { count }) : t('secret.wrongLast')),
};

/** Why the six digits were not taken; null for another refusal. */
export const secretRefusal = (error: AppError): string | null => ownText(secretWords, error);
