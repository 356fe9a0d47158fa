import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { EntryForm } from '#app/features/people/account/login/entry-form.tsx';
import { emailTyped, isEmail } from '#contract/text/text-patterns.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { ForgotChannel, StepTo } from './forgot-step.ts';
import { t } from './texts.ts';
import { useForgotWho, type WhoFields } from './use-forgot-who.ts';

type ForgotAddressProps = { channel: ForgotChannel; form: UseFormReturn<WhoFields> };

/** The phone or the mailbox that was bound to the account [5.06]. */
function ForgotAddress({ channel, form }: ForgotAddressProps) {
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

const CHANNELS = [
  { value: 'phone', label: t('forgot.byPhone') },
  { value: 'email', label: t('forgot.byEmail') },
] as const;

/** Step one: whose password it is, and where they are reached. */
export function ForgotWho({ told, onStep }: { told: string | null; onStep: StepTo }) {
  const [channel, setChannel] = useState<ForgotChannel>('phone');
  const { form, lookUp, submit } = useForgotWho(channel, onStep);
  const { errors, isSubmitting } = form.formState;
  const name = form.register('name', {
    validate: (typed) => typed.trim() !== '' || t('login.nameMissing'),
    onBlur: lookUp,
  });

  return (
    <EntryForm onSubmit={submit}>
      {told !== null && <Banner tone="alert">{told}</Banner>}
      <Segmented label={t('forgot.ways')} options={CHANNELS} value={channel} onValueChange={setChannel} />
      <TextField
        label={t('login.name')}
        leading={<Icon name="user" size={19} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.name?.message}
        {...name}
      />
      <ForgotAddress key={channel} channel={channel} form={form} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('forgot.next')}
      </Button>
    </EntryForm>
  );
}
