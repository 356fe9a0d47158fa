import type { ComponentProps } from 'react';
import type { AppError } from '#contract/errors.ts';
import { digitsTyped } from '#contract/text/digits-typed.ts';
import { isWeakWithdrawalPassword, isWithdrawalPassword } from '#contract/text/form-rules.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { ownText, type RefusalTexts } from '#i18n/error-text.ts';
import { DigitBoxes } from '#kit/form/digit-boxes.tsx';
import { t } from './texts.ts';

/** The six digits of a withdrawal password [5.05]. */
export const SecretField = (props: Omit<ComponentProps<typeof DigitBoxes>, 'filterText' | 'length'>) => (
  <DigitBoxes {...props} filterText={digitsTyped} length={6} />
);

/** Error texts with the attempts or the minutes left. */
const secretTexts: RefusalTexts = {
  WITHDRAW_PASSWORD_LOCKED: ({ waitMs = 0 }) =>
    t('secret.locked', { minutes: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) }),
  WITHDRAW_PASSWORD_WRONG: ({ max: count }) => (count ? t('secret.wrong', { count }) : t('secret.wrongLast')),
};

/** Returns why the six digits were rejected; null for another rejection. */
export const secretRefusalText = (error: AppError): string | null => ownText(secretTexts, error);

/** Input for a new secret: the old one where there is one, the new one, and its repetition. */
export type Typed = { readonly old: string; readonly next: string; readonly again: string };
export type Problems = { readonly [Field in keyof Typed]: string | undefined };

/**
 * Validates the secret and its repetition [5.05]. While typing, only errors that no further digit can fix are shown; on
 * submitting also missing values.
 */
export function secretProblems(
  { old, next, again }: Typed,
  isOldRequired: boolean,
  submitted: boolean,
): Problems {
  const missing = (digits: string) =>
    submitted && !isWithdrawalPassword(digits) ? t('secret.missing') : undefined;
  const unfit = () => {
    if (!isWithdrawalPassword(next)) return undefined;
    if (isWeakWithdrawalPassword(next)) return t('secret.weak');
    return isOldRequired && next === old ? t('secret.same') : undefined;
  };
  const differs = again !== '' && !next.startsWith(again) ? t('secret.differs') : undefined;
  return {
    old: isOldRequired ? missing(old) : undefined,
    next: missing(next) ?? unfit(),
    again: differs ?? missing(again),
  };
}
