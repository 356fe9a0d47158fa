import { useForm } from 'react-hook-form';
import { refusalText } from '#app/page/refusal-text.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import type { AppError } from '#contract/errors.ts';
import { core } from '#core-client/core.ts';
import { DialogForm } from '#kit/overlay/dialog/form-dialog.tsx';
import { t } from '../texts.ts';
import { AccountPasswordField } from './account-password-field.tsx';
import { NewPasswordField, passwordRule } from './new-password-field.tsx';

const messageOf = (refused: AppError) =>
  refused.code === 'BAD_CREDENTIALS' && refused.detail.max
    ? t('account.oldPasswordWrong', { count: refused.detail.max })
    : refusalText('account', refused);

interface ChangePasswordFormProps {
  /** Account name, from which a password must differ. */
  name: string;
  onLater: () => void;
  onDone: () => void;
}

/** Form in a dialog that changes the login password with the current one [5.03]. */
export function ChangePasswordForm({ name, onLater, onDone }: ChangePasswordFormProps) {
  const form = useForm({ defaultValues: { before: '', password: '' }, mode: 'onChange', delayError: 300 });
  const { register, watch, formState } = form;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ before, password }) => core.session.changePassword(name, before, password),
    refusal: (error) => ({ at: 'before', message: messageOf(error) }),
    onDone,
  });
  return (
    <DialogForm
      submitLabel={t('account.changeSubmit')}
      laterLabel={t('account.later')}
      onLater={onLater}
      busy={busy}
      onSubmit={submit}
    >
      <AccountPasswordField
        label={t('account.oldPassword')}
        error={formState.errors.before?.message}
        {...register('before', { required: t('account.passwordMissing') })}
      />
      <NewPasswordField
        label={t('account.newPassword')}
        error={formState.errors.password?.message}
        typed={watch('password')}
        accountName={name}
        {...register('password', { validate: (password) => passwordRule(password, name) })}
      />
    </DialogForm>
  );
}
