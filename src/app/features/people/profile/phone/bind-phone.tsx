import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { type DialCode, phoneTyped } from '#contract/text/phone.ts';
import { callCore, core } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { profileRefusalText } from '../profile-change.ts';
import { t } from '../texts.ts';

type Fields = { region: DialCode; phone: string; code: string };

function useBindPhone(onBound: () => void) {
  const { verb } = useWalletTerms();
  const form = useForm<Fields>({
    defaultValues: { region: '86', phone: '', code: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const numberOf = ({ region, phone }: Pick<Fields, 'region' | 'phone'>) => ({
    region,
    phone: phoneTyped(phone, region),
  });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ code, ...typed }) =>
      withStepUp('bindContact', () => callCore('profile.bindPhone', { ...numberOf(typed), code })),
    after: () => refreshAnswers('profile.get', 'payee.list'),
    refusal: (error) => ({
      at: error.code === 'PHONE_TAKEN' ? 'phone' : 'code',
      message: profileRefusalText(error, verb),
    }),
    onDone: () => {
      showToast({ text: t('phone.bound'), tone: 'ok' });
      onBound();
    },
  });
  const sendCode = async () => {
    if (!(await form.trigger('phone', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('bindPhone', numberOf(form.getValues()))).waitMs;
  };
  return { form, submit, busy, sendCode };
}

/** The first phone of a member, by a code sent to it [3.16]. */
export function BindPhone({ onBound, onClose }: { onBound: () => void; onClose: () => void }) {
  const { verb } = useWalletTerms();
  const { form, submit, busy, sendCode } = useBindPhone(onBound);
  const { register, setError, formState } = form;
  return (
    <FormDialog
      icon="phone"
      title={t('phone.bindTitle')}
      description={t('phone.bindLead', { verb })}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('phone.bindSubmit')}
      busy={busy}
      onSubmit={submit}
    >
      <PhoneField
        error={formState.errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      <CodeField
        error={formState.errors.code?.message}
        onSend={sendCode}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
    </FormDialog>
  );
}
