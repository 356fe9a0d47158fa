import { useForm } from 'react-hook-form';
import { refusalText } from '#app/page/refusal-text.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { core } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { t } from '../texts.ts';
import { NewPasswordField, passwordRule } from './new-password-field.tsx';
import { useOnce } from './use-once.ts';
import './account.css';

const wordsOf = (refused: AppError) =>
  refused.code === 'BAD_CREDENTIALS' && refused.detail.max
    ? t('account.oldPasswordWrong', { count: refused.detail.max })
    : refusalText('account', refused);

interface ChangePasswordFormProps {
  /** Account name, from which a password must differ. */
  name: string;
  onLater: () => void;
  onDone: () => void;
}

/** Form that changes the login password with the current one [5.03]. */
export function ChangePasswordForm({ name, onLater, onDone }: ChangePasswordFormProps) {
  const form = useForm({ defaultValues: { before: '', password: '' }, mode: 'onChange', delayError: 300 });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const once = useOnce();
  const submit = handleSubmit(({ before, password }) =>
    once(async () => {
      try {
        await core.session.changePassword(name, before, password);
        onDone();
      } catch (thrown) {
        setError('before', { message: wordsOf(toAppError(thrown)) }, { shouldFocus: true });
      }
    }),
  );
  return (
    <form className="notice-form" onSubmit={submit} noValidate>
      <PasswordField
        label={t('account.oldPassword')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={errors.before?.message}
        {...register('before', { required: t('account.passwordMissing') })}
      />
      <NewPasswordField
        label={t('account.newPassword')}
        error={errors.password?.message}
        typed={watch('password')}
        accountName={name}
        {...register('password', { validate: (password) => passwordRule(password, name) })}
      />
      <div className="dialog__actions">
        <Button onClick={onLater}>{t('account.later')}</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {t('account.changeSubmit')}
        </Button>
      </div>
    </form>
  );
}
