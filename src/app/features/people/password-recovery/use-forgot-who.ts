import type { FormEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useOnce } from '#app/features/people/account/form/use-once.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { DialCode } from '#contract/fields/dial-codes.ts';
import { phoneTyped } from '#contract/text/phone.ts';
import { emailTyped } from '#contract/text/text-patterns.ts';
import { callCore } from '#core-client/core.ts';
import type { ForgotChannel, ForgotWhom, StepTo } from './forgot-step.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { t } from './texts.ts';

export type WhoFields = { name: string; region: DialCode; phone: string; email: string };
const BLANK: WhoFields = { name: '', region: '86', phone: '', email: '' };

/** Reports whether there is no such account; false when the lookup fails. */
const isUnknown = (name: string): Promise<boolean> =>
  callCore('register.nameExists', { name }).then(
    ({ exists }) => !exists,
    () => false,
  );

function whomOf(channel: ForgotChannel, { name, region, phone, email }: WhoFields): ForgotWhom {
  const who = { name: name.trim() };
  return channel === 'phone'
    ? { channel, ...who, region, phone: phoneTyped(phone, region) }
    : { channel, ...who, email: emailTyped(email) };
}

type ForgotWhoForm = {
  readonly form: UseFormReturn<WhoFields>;
  /** Shows an error when there is no account of that name. */
  readonly lookUp: () => Promise<void>;
  readonly submit: (event: FormEvent) => Promise<void>;
};

/** The form of step one, which passes the step. */
export function useForgotWho(channel: ForgotChannel, onStep: StepTo): ForgotWhoForm {
  const form = useForm<WhoFields>({ defaultValues: BLANK, mode: 'onChange', delayError: 300 });
  const { handleSubmit, setError, getValues } = form;
  const once = useOnce();

  const lookUp = async () => {
    const name = getValues('name').trim();
    const unknown = name !== '' && (await isUnknown(name));
    if (unknown && name === getValues('name').trim()) setError('name', { message: t('forgot.nameUnknown') });
  };
  const submit = handleSubmit((fields) =>
    once(async () => {
      try {
        onStep(await sendRecoveryCode(whomOf(channel, fields)));
      } catch (thrown) {
        setError(channel, { message: thrownRefusalText('account', thrown) }, { shouldFocus: true });
      }
    }),
  );
  return { form, lookUp, submit };
}
