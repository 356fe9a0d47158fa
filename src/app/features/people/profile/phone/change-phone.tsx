import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CodeField, codeRule, digitsOnly } from '#app/features/people/account/form/code-field.tsx';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import type { InputOf } from '#contract/book/table.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type DialCode, phoneTyped } from '#contract/text/phone.ts';
import { callCore, core } from '#core-client/core.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { profileRefusalText, showChange } from '../profile-change.ts';
import { t } from '../texts.ts';

type Proof = InputOf<'profile.changePhone'>['proof'];
type Fields = { region: DialCode; phone: string; code: string; secret: string };

/** Field that a rejection concerns; one about a code may concern either. */
const FIELDS: Readonly<Partial<Record<ErrorCode, 'phone' | 'secret'>>> = {
  PHONE_TAKEN: 'phone',
  WITHDRAW_PASSWORD_WRONG: 'secret',
  WITHDRAW_PASSWORD_LOCKED: 'secret',
  WITHDRAW_PASSWORD_UNSET: 'secret',
};

/** Manages the replacement of the current phone; the typed text survives a rejection. */
function useChangePhone(proof: Proof, onClose: () => void) {
  const { verb } = useWalletTerms();
  const form = useForm<Fields>({
    defaultValues: { region: '86', phone: '', code: '', secret: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const numberOf = ({ region, phone }: Pick<Fields, 'region' | 'phone'>) => ({
    region,
    phone: phoneTyped(phone, region),
  });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ code, secret, ...typed }) =>
      withStepUp('bindContact', () =>
        callCore('profile.changePhone', { ...numberOf(typed), code, proof, secret }),
      ),
    after: (changed) => showChange(changed, 'phone'),
    refusal: (error) => ({ at: FIELDS[error.code] ?? 'code', message: profileRefusalText(error, verb) }),
    onDone: onClose,
  });
  return {
    form,
    submit,
    busy,
    sendOld: async () => (await core.session.sendCode('changePhone', null)).waitMs,
    sendNew: async () => {
      if (!(await form.trigger('phone', { shouldFocus: true }))) return null;
      return (await core.session.sendCode('bindPhone', numberOf(form.getValues()))).waitMs;
    },
  };
}

const sixDigits = (typed: string) => /^\d{6}$/.test(typed) || t('phone.passwordWrong');

interface OwnProofProps {
  proof: Proof;
  change: ReturnType<typeof useChangePhone>;
}

/** Proof of ownership: a code to the old phone, or the six digits. */
function OwnProof({ proof, change: { form, sendOld } }: OwnProofProps) {
  const { verb } = useWalletTerms();
  const { register, setError, formState } = form;
  const error = formState.errors.secret?.message;
  const secret = register('secret', { validate: proof === 'oldPhone' ? codeRule : sixDigits });
  return proof === 'oldPhone' ? (
    <CodeField
      label={t('phone.oldCode')}
      error={error}
      onSend={sendOld}
      onRefused={(message) => setError('secret', { message })}
      {...secret}
    />
  ) : (
    <TextField
      type="password"
      inputMode="numeric"
      autoComplete="off"
      label={t('phone.password', { verb })}
      hint={t('phone.passwordHint')}
      error={error}
      {...secret}
      onChange={digitsOnly(secret.onChange)}
    />
  );
}

/** Dialog for another phone: by a code to each of the two, or by the withdrawal password where the old one is lost [7.16]. */
export function ChangePhone({ onClose }: { onClose: () => void }) {
  const [proof, setProof] = useState<Proof>('oldPhone');
  const change = useChangePhone(proof, onClose);
  const { form, submit, busy, sendNew } = change;
  const { register, setError, setValue, formState } = form;
  const { errors } = formState;
  const choose = (next: Proof) => {
    setValue('secret', '');
    setProof(next);
  };
  return (
    <FormDialog
      icon="phone"
      title={t('phone.changeTitle')}
      description={t('phone.changeLead')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('profile.submitReview')}
      busy={busy}
      onSubmit={submit}
    >
      <Segmented
        label={t('phone.how')}
        options={[
          { value: 'oldPhone', label: t('phone.byOld') },
          { value: 'withdrawPassword', label: t('phone.byPassword') },
        ]}
        value={proof}
        onValueChange={choose}
      />
      <OwnProof proof={proof} change={change} />
      <PhoneField
        label={t('phone.newPhone')}
        error={errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      <CodeField
        label={t('phone.newCode')}
        error={errors.code?.message}
        onSend={sendNew}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
    </FormDialog>
  );
}
