import { useForm } from 'react-hook-form';
import { core } from '#app/core-client/core.ts';
import { CodeField, codeRule } from '#app/features/account/code-field.tsx';
import { PhoneField, phoneRule, plainPhone } from '#app/features/account/phone-field.tsx';
import { useOnce } from '#app/features/account/use-once.ts';
import { Button } from '#app/kit/action/button.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { EntryForm } from './entry-form.tsx';
import { t } from './texts.ts';

type Fields = { region: string; phone: string; code: string };

const wordsOf = (refused: AppError) =>
  refused.code === 'NOT_FOUND' ? t('login.phoneUnknown') : refusalText('account', refused);

/** A code sent to one's phone instead of a password. */
export function PhoneLoginForm() {
  const form = useForm<Fields>({
    defaultValues: { region: '86', phone: '', code: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { register, handleSubmit, setError, getValues, trigger, formState } = form;
  const { errors, isSubmitting } = formState;
  const once = useOnce();
  const number = () => ({ region: getValues('region'), phone: plainPhone(getValues('phone')) });

  const submit = handleSubmit(({ code }) =>
    once(async () => {
      try {
        await core.session.loginByPhone({ ...number(), code });
      } catch (thrown) {
        setError('code', { message: wordsOf(toAppError(thrown)) }, { shouldFocus: true });
      }
    }),
  );
  const send = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('login', number())).waitMs;
  };

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
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
}
