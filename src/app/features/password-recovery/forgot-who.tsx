import { useState } from 'react';
import { EntryForm } from '#app/features/account/login/entry-form.tsx';
import { Button } from '#app/kit/action/button.tsx';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { ForgotAddress } from './forgot-address.tsx';
import type { ForgotChannel, StepTo } from './forgot-step.ts';
import { t } from './texts.ts';
import { useForgotWho } from './use-forgot-who.ts';

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
