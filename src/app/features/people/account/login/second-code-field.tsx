import type { ComponentProps } from 'react';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from './texts.ts';

/** The code of an authenticator, or one that replaces it. */
export const SecondCodeField = ({
  error,
  ...input
}: ComponentProps<'input'> & { error?: string | undefined }) => (
  <TextField
    label={t('login.second')}
    hint={t('login.secondHint')}
    leading={<Icon name="shield" size={19} />}
    autoComplete="one-time-code"
    maxLength={20}
    error={error}
    {...input}
  />
);
