import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import type { InputOf } from '#contract/book/table.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { DialCode } from '#contract/fields/dial-codes.ts';
import { phoneTyped } from '#contract/text/phone.ts';
import { callCore, core } from '#core-client/core.ts';
import { showChange } from '../profile-change.ts';
import { profileRefusalText } from '../profile-refusal-text.ts';

export type Proof = InputOf<'profile.changePhone'>['proof'];
type Fields = { region: DialCode; phone: string; code: string; secret: string };

/** Field that a rejection concerns; one about a code may concern either. */
const FIELDS: Readonly<Partial<Record<ErrorCode, 'phone' | 'secret'>>> = {
  PHONE_TAKEN: 'phone',
  WITHDRAW_PASSWORD_WRONG: 'secret',
  WITHDRAW_PASSWORD_LOCKED: 'secret',
  WITHDRAW_PASSWORD_UNSET: 'secret',
};

/** Manages the replacement of the current phone; the typed text survives a rejection. */
export function useChangePhone(proof: Proof, onClose: () => void) {
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
