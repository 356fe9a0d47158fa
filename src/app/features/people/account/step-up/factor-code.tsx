import type { ComponentProps } from 'react';
import { accountTexts, thrownRefusalText } from '#app/page/refusal-text.ts';
import { ungrouped } from '#contract/text/digits-typed.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';

interface FactorCodeFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
  /** A recovery code will do too. */
  orRecovery?: boolean;
}

/** A code of the authenticator. */
export const FactorCodeField = ({ error, orRecovery = false, ...input }: FactorCodeFieldProps) => (
  <TextField
    label={t('stepUp.code')}
    hint={t(orRecovery ? 'stepUp.codeOrRecovery' : 'stepUp.codeHint')}
    leading={<Icon name="shield" size={19} />}
    autoComplete="one-time-code"
    maxLength={20}
    error={error}
    {...input}
  />
);

/** Six digits, or the ten letters of a recovery code, however they are spaced. */
export const factorCodeRule = (typed: string): true | string =>
  /^(?:\d{6}|[A-Z2-7]{10})$/.test(ungrouped(typed).toUpperCase()) || t('stepUp.codeWrong');

const factorTexts: RefusalTexts = {
  ...accountTexts,
  BAD_CREDENTIALS: ({ max: count }) => (count ? t('stepUp.passwordWrong', { count }) : null),
  SECOND_FACTOR_WRONG: ({ left: count }) => (count ? t('stepUp.wrong', { count }) : null),
  SECOND_FACTOR_LOCKED: ({ waitMs }) =>
    waitMs ? t('stepUp.lockedFor', { minutes: Math.ceil(waitMs / MINUTE_MS) }) : null,
};

/** Why something about the guards of an account was refused, in a sentence. */
export const factorRefusalText = (thrown: unknown): string => thrownRefusalText(factorTexts, thrown);
