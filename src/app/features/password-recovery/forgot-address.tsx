import type { UseFormReturn } from 'react-hook-form';
import { PhoneField, phoneRule } from '#app/features/account/phone-field.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { emailTyped, isEmail } from '#contract/rules/text/text-patterns.ts';
import type { ForgotChannel } from './forgot-step.ts';
import { t } from './texts.ts';
import type { WhoFields } from './use-forgot-who.ts';

type ForgotAddressProps = { channel: ForgotChannel; form: UseFormReturn<WhoFields> };

/** The phone or the mailbox that was bound to the account [5.06]. */
export function ForgotAddress({ channel, form }: ForgotAddressProps) {
  const { register, formState } = form;
  const { errors } = formState;
  if (channel === 'phone')
    return (
      <PhoneField
        error={errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
    );
  return (
    <TextField
      label={t('forgot.email')}
      type="email"
      leading={<Icon name="message" size={19} />}
      autoComplete="email"
      error={errors.email?.message}
      {...register('email', { validate: (email) => isEmail(emailTyped(email)) || t('forgot.emailWrong') })}
    />
  );
}
