import type { ComponentProps } from 'react';
import { PasswordField } from '#kit/form/password-field.tsx';
import { t } from '../texts.ts';

type AccountPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** The login password of an account; the current one unless `autoComplete` says otherwise. */
export const AccountPasswordField = (field: AccountPasswordFieldProps) => (
  <PasswordField showLabel={t('common.showPassword')} hideLabel={t('common.hidePassword')} {...field} />
);
