import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { useOnce } from '#app/page/use-form-submission.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { type DialCode, phoneTyped } from '#contract/text/phone.ts';
import { core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { SecondCodeField } from './account-login-form.tsx';
import { EntryForm } from './entry-frame.tsx';
import { t } from './texts.ts';

type Fields = { region: DialCode; phone: string; code: string; secondCode: string };

const messageOf = (refused: AppError) =>
  refused.code === 'NOT_FOUND' ? t('login.phoneUnknown') : refusalText('account', refused);

/** Logs in by a code to the phone; an account with a second factor requires its code after that. */
function usePhoneLogin() {
  const form = useForm<Fields>({
    defaultValues: { region: '86', phone: '', code: '', secondCode: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, handleSubmit, setError, setFocus, getValues, trigger, formState } = form;
  const [isSecondFactorRequired, setSecondFactorRequired] = useState(false);
  useEffect(() => {
    if (isSecondFactorRequired) setFocus('secondCode');
  }, [isSecondFactorRequired, setFocus]);
  const once = useOnce();
  const number = () => ({
    region: getValues('region'),
    phone: phoneTyped(getValues('phone'), getValues('region')),
  });

  const refused = (error: AppError) => {
    const isSecond = error.code.startsWith('SECOND_FACTOR_');
    if (isSecond) setSecondFactorRequired(true);
    // The first demand is no mistake of the member: the hint of the field says what is needed.
    if (error.code === 'SECOND_FACTOR_NEEDED') return;
    setError(isSecond ? 'secondCode' : 'code', { message: messageOf(error) }, { shouldFocus: true });
  };
  const submit = handleSubmit(({ code, secondCode }) =>
    once(async () => {
      try {
        await core.session.loginByPhone({
          ...number(),
          code,
          ...(isSecondFactorRequired ? { secondCode } : {}),
        });
      } catch (thrown) {
        refused(toAppError(thrown));
      }
    }),
  );
  const send = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('login', number())).waitMs;
  };
  return { register, setError, formState, submit, send, asksSecond: isSecondFactorRequired };
}

/** A code sent to one's phone instead of a password. */
export function PhoneLoginForm() {
  const { register, setError, formState, submit, send, asksSecond } = usePhoneLogin();
  const { errors, isSubmitting } = formState;
  return (
    <EntryForm onSubmit={submit}>
      <PhoneField
        error={errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      <CodeField
        error={errors.code?.message}
        onSend={send}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
      {asksSecond ? (
        <SecondCodeField
          error={errors.secondCode?.message}
          {...register('secondCode', { required: t('login.secondMissing') })}
        />
      ) : null}
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
}
