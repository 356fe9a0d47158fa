import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import type { InputOf } from '#contract/book/table.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { DialCode } from '#contract/fields/dial-codes.ts';
import { phoneTyped } from '#contract/text/phone.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { showChange } from '../profile-change.ts';
import { profileRefusal } from '../profile-refusal.ts';

type Change = InputOf<'profile.changePhone'>;
export type Proof = Change['proof'];
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
  const { handleSubmit, setError, getValues, trigger } = form;
  const number = () => ({
    region: getValues('region'),
    phone: phoneTyped(getValues('phone'), getValues('region')),
  });
  const { state, run } = useSubmission(async (change: Change) => {
    const changed = await withStepUp('bindContact', () => callCore('profile.changePhone', change));
    await showChange(changed, 'phone');
  });
  const submit = handleSubmit(async ({ code, secret }) => {
    const end = await run({ ...number(), code, proof, secret });
    if (end.is === 'done') onClose();
    if (end.is !== 'refused') return;
    const field = FIELDS[end.error.code] ?? 'code';
    setError(field, { message: profileRefusal(end.error, verb) }, { shouldFocus: true });
  });
  return {
    form,
    submit,
    isSending: state.is === 'sending',
    sendOld: async () => (await core.session.sendCode('changePhone', null)).waitMs,
    sendNew: async () => {
      if (!(await trigger('phone', { shouldFocus: true }))) return null;
      return (await core.session.sendCode('bindPhone', number())).waitMs;
    },
  };
}
