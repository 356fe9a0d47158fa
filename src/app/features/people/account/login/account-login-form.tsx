import { type ComponentProps, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSiteParam } from '#app/features/ground/site/site-config.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import { useOnce } from '#app/page/use-form-submission.ts';
import { paths } from '#app/routes/paths.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { AccountPasswordField } from '../form/account-password-field.tsx';
import { EntryForm } from './entry-frame.tsx';
import { t } from './texts.ts';

/** The code of an authenticator, or one that replaces it. */
export const SecondCodeField = ({
  error,
  ...input
}: ComponentProps<'input'> & { error?: string | undefined }) => (
  <TextField
    label={t('login.second')}
    hint={t('login.secondHint')}
    leading={<Icon name="shield" size={19} />}
    autoComplete="one-time-code"
    maxLength={20}
    error={error}
    {...input}
  />
);

/** Number of wrong passwords after which the next login requires a captcha; empty where the site requires none [9.10]. */
function CaptchaNote() {
  const times = Number(useSiteParam('login_verify_trigger_times') ?? 0);
  return times > 0 ? <p className="hint">{t('login.verifyAfter', { times })}</p> : null;
}

type Fields = { name: string; password: string; stay: boolean; secondCode: string };

/** Logs in with the form's values; an account with a second factor requires its code once the password was right. */
function useAccountLogin() {
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm<Fields>({
    defaultValues: { name: '', password: '', stay: false, secondCode: '' },
  });
  const [isSecondFactorRequired, setSecondFactorRequired] = useState(false);
  useEffect(() => {
    if (isSecondFactorRequired) setFocus('secondCode');
  }, [isSecondFactorRequired, setFocus]);
  const once = useOnce();
  const refused = (error: AppError) => {
    if (!error.code.startsWith('SECOND_FACTOR_'))
      return setError('password', { message: refusalText('account', error) }, { shouldFocus: true });
    setSecondFactorRequired(true);
    // The first demand is no mistake of the member: the hint of the field says what is needed.
    if (error.code === 'SECOND_FACTOR_NEEDED') return;
    setError('secondCode', { message: refusalText('account', error) }, { shouldFocus: true });
  };
  const submit = handleSubmit(({ name, password, stay, secondCode }) =>
    once(async () => {
      try {
        await core.session.login(name.trim(), password, stay, isSecondFactorRequired ? secondCode : '');
      } catch (thrown) {
        refused(toAppError(thrown));
      }
    }),
  );
  /** The code belongs to the account whose password was right: another name or password may need none. */
  const another = () => {
    if (!isSecondFactorRequired) return;
    setSecondFactorRequired(false);
    resetField('secondCode');
  };
  return { register, formState, submit, asksSecond: isSecondFactorRequired, another };
}

/** Name and password. What was typed survives a refusal; the password is hashed in the core and never leaves it plain. */
export function AccountLoginForm() {
  const { register, formState, submit, asksSecond, another } = useAccountLogin();
  const { errors, isSubmitting } = formState;
  const { search } = useLocation();

  return (
    <EntryForm onSubmit={submit}>
      <TextField
        label={t('login.name')}
        leading={<Icon name="user" size={19} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.name?.message}
        {...register('name', {
          validate: (name) => name.trim() !== '' || t('login.nameMissing'),
          onChange: another,
        })}
      />
      <AccountPasswordField
        label={t('login.password')}
        leading={<Icon name="lock" size={19} />}
        error={errors.password?.message}
        {...register('password', { required: t('account.passwordMissing'), onChange: another })}
      />
      {errors.password === undefined ? null : <CaptchaNote />}
      {asksSecond ? (
        <SecondCodeField
          error={errors.secondCode?.message}
          {...register('secondCode', { required: t('login.secondMissing') })}
        />
      ) : null}
      <div className="row between">
        <Checkbox label={t('login.stay')} {...register('stay')} />
        <Link className="link sm" to={{ pathname: paths.forgot, search }}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
}
