import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { core } from '#app/core-client/core.ts';
import { CodeField, codeRule } from '#app/features/account/code-field.tsx';
import { EntryForm } from '#app/features/account/login/entry-form.tsx';
import { NewPasswordField, passwordRule } from '#app/features/account/new-password-field.tsx';
import { PhoneField, phoneRule } from '#app/features/account/phone-field.tsx';
import { useOnce } from '#app/features/account/use-once.ts';
import { Button } from '#app/kit/action/button.tsx';
import { FormProblem } from '#app/kit/form/form-problem.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { DialCode } from '#contract/constants/dial-codes.ts';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import { phoneTyped } from '#contract/rules/text/phone.ts';
import { Agreement } from './agreement.tsx';
import { InviteField, inviteRule, plainCode } from './invite-field.tsx';
import { NameField } from './name-field.tsx';
import { nameRule } from './name-rule.ts';
import { t } from './texts.ts';
import { useNameCheck } from './use-name-check.ts';
import { useReferral } from './use-referral.ts';
import './register.css';

type Fields = {
  name: string;
  password: string;
  region: DialCode;
  phone: string;
  code: string;
  invite: string;
  agreed: boolean;
};

const BLANK: Fields = {
  name: '',
  password: '',
  region: '86',
  phone: '',
  code: '',
  invite: '',
  agreed: false,
};

type Place = 'name' | 'phone' | 'code' | 'invite' | 'root';

/** The field that a refusal is about; any other refusal is of the form as a whole. */
const FIELDS: Partial<Readonly<Record<ErrorCode, Place>>> = {
  NOT_FOUND: 'invite',
  NAME_TAKEN: 'name',
  PHONE_TAKEN: 'phone',
  WRONG_VERIFY_CODE: 'code',
  CODE_EXPIRED: 'code',
};

/** Submission and the sending of a code; refusals are shown at the field they are about. */
function useRegistration(form: UseFormReturn<Fields>, verified: boolean) {
  const { handleSubmit, setError, getValues, trigger } = form;
  const once = useOnce();
  const number = () => ({
    region: getValues('region'),
    phone: phoneTyped(getValues('phone'), getValues('region')),
  });
  const submit = handleSubmit(({ name, password, code, invite }) =>
    once(async () => {
      try {
        await core.session.register({
          name,
          password,
          ...number(),
          code: verified ? code : '',
          invite: plainCode(invite),
        });
      } catch (thrown) {
        const refused = toAppError(thrown);
        const field = FIELDS[refused.code] ?? 'root';
        const message = field === 'invite' ? t('register.inviteUnknown') : refusalText('account', refused);
        setError(field, { message }, { shouldFocus: true });
      }
    }),
  );
  const sendCode = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('register', number())).waitMs;
  };
  return { submit, sendCode };
}

/** The code of the link this device came by is put into its field, unless something was typed there first. */
function useKeptCode({ getValues, setValue }: UseFormReturn<Fields>) {
  const referral = useReferral();
  const code = referral?.by === 'friend' ? referral.code : '';
  useEffect(() => {
    if (code !== '' && getValues('invite') === '') setValue('invite', code);
  }, [code, getValues, setValue]);
  return referral;
}

/** `verified`: the phone is proven by a code before the account opens [9.10]. */
export function RegisterForm({ verified }: { verified: boolean }) {
  const form = useForm<Fields>({ defaultValues: BLANK, mode: 'onChange', delayError: 300 });
  const { register, setValue, setError, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const { name, password, invite } = watch();
  const referral = useKeptCode(form);
  const check = useNameCheck(name);
  const { submit, sendCode } = useRegistration(form, verified);

  return (
    <EntryForm tight onSubmit={submit}>
      <NameField
        error={errors.name?.message}
        check={check}
        onOffer={(offer) => setValue('name', offer, { shouldValidate: true })}
        {...register('name', { validate: nameRule, deps: password === '' ? [] : ['password'] })}
      />
      <NewPasswordField
        label={t('login.password')}
        error={errors.password?.message}
        typed={password}
        accountName={name}
        {...register('password', { validate: (typed, fields) => passwordRule(typed, fields.name) })}
      />
      <PhoneField
        error={errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      {verified && (
        <CodeField
          error={errors.code?.message}
          onSend={sendCode}
          onRefused={(message) => setError('code', { message })}
          {...register('code', { validate: codeRule })}
        />
      )}
      {referral?.by === 'agent' ? null : (
        <InviteField
          error={errors.invite?.message}
          typed={invite}
          {...register('invite', { validate: inviteRule })}
        />
      )}
      <Agreement
        error={errors.agreed?.message}
        {...register('agreed', { required: t('register.agreeMissing') })}
      />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('register.submit')}
      </Button>
    </EntryForm>
  );
}
