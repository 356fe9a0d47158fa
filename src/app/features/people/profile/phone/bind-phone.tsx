import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import type { InputOf } from '#contract/book/table.ts';
import type { DialCode } from '#contract/fields/dial-codes.ts';
import { phoneTyped } from '#contract/text/phone.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { profileRefusal } from '../profile-refusal.ts';
import { t } from '../texts.ts';

type Fields = { region: DialCode; phone: string; code: string };

/** The first phone of a member, by a code sent to it [3.16]. */
export function BindPhone({ onBound }: { onBound: () => void }) {
  const { verb } = useWalletTerms();
  const form = useForm<Fields>({
    defaultValues: { region: '86', phone: '', code: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, handleSubmit, setError, getValues, trigger, formState } = form;
  const number = () => ({
    region: getValues('region'),
    phone: phoneTyped(getValues('phone'), getValues('region')),
  });
  const { state, run } = useSubmission(async (asked: InputOf<'profile.bindPhone'>) => {
    await withStepUp('bindContact', () => callCore('profile.bindPhone', asked));
    await refreshAnswers('profile.get', 'payee.list');
  });
  const submit = handleSubmit(async ({ code }) => {
    const end = await run({ ...number(), code });
    if (end.is === 'done') {
      showToast({ text: t('phone.bound'), tone: 'ok' });
      onBound();
    }
    if (end.is !== 'refused') return;
    const field = end.error.code === 'PHONE_TAKEN' ? 'phone' : 'code';
    setError(field, { message: profileRefusal(end.error, verb) }, { shouldFocus: true });
  });
  const send = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('bindPhone', number())).waitMs;
  };
  return (
    <form className="pform" onSubmit={submit} noValidate>
      <PhoneField
        error={formState.errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      <CodeField
        error={formState.errors.code?.message}
        onSend={send}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
        {t('phone.bindSubmit')}
      </Button>
    </form>
  );
}
