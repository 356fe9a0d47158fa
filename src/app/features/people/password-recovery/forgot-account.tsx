import { type FormEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { useOnce } from '#app/page/use-form-submission.ts';
import { emailTyped, isEmail } from '#contract/text/form-rules.ts';
import { type DialCode, phoneTyped } from '#contract/text/phone.ts';
import { callCore } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { EntryForm } from '../account/login/entry-frame.tsx';
import { type ForgotChannel, type RecoveryAccount, type StepTo, sendRecoveryCode } from './forgot-step.ts';
import { t } from './texts.ts';

type AccountFields = { name: string; region: DialCode; phone: string; email: string };
const BLANK: AccountFields = { name: '', region: '86', phone: '', email: '' };

/** Reports whether there is no such account; false when the lookup fails. */
const isUnknown = (name: string): Promise<boolean> =>
  callCore('register.nameExists', { name }).then(
    ({ exists }) => !exists,
    () => false,
  );

function recoveryAccountOf(
  channel: ForgotChannel,
  { name, region, phone, email }: AccountFields,
): RecoveryAccount {
  const account = { name: name.trim() };
  return channel === 'phone'
    ? { channel, ...account, region, phone: phoneTyped(phone, region) }
    : { channel, ...account, email: emailTyped(email) };
}

type ForgotAccountForm = {
  readonly form: UseFormReturn<AccountFields>;
  /** Shows an error when there is no account of that name. */
  readonly checkName: () => Promise<void>;
  readonly submit: (event: FormEvent) => Promise<void>;
};

/** The form of step one, which passes the step. */
function useForgotAccount(channel: ForgotChannel, onStep: StepTo): ForgotAccountForm {
  const form = useForm<AccountFields>({ defaultValues: BLANK, mode: 'onChange', delayError: 300 });
  const { handleSubmit, setError, getValues } = form;
  const once = useOnce();

  const checkName = async () => {
    const name = getValues('name').trim();
    const unknown = name !== '' && (await isUnknown(name));
    if (unknown && name === getValues('name').trim()) setError('name', { message: t('forgot.nameUnknown') });
  };
  const submit = handleSubmit((fields) =>
    once(async () => {
      try {
        onStep(await sendRecoveryCode(recoveryAccountOf(channel, fields)));
      } catch (thrown) {
        setError(channel, { message: thrownRefusalText('account', thrown) }, { shouldFocus: true });
      }
    }),
  );
  return { form, checkName, submit };
}

type ForgotAddressProps = { channel: ForgotChannel; form: UseFormReturn<AccountFields> };

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
export function ForgotAccount({ notice, onStep }: { notice: string | null; onStep: StepTo }) {
  const [channel, setChannel] = useState<ForgotChannel>('phone');
  const { form, checkName, submit } = useForgotAccount(channel, onStep);
  const { errors, isSubmitting } = form.formState;
  const name = form.register('name', {
    validate: (typed) => typed.trim() !== '' || t('login.nameMissing'),
    onBlur: checkName,
  });

  return (
    <EntryForm onSubmit={submit}>
      {notice !== null && <Banner tone="alert">{notice}</Banner>}
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
