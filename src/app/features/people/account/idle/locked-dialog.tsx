import { useForm } from 'react-hook-form';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { Button } from '#kit/action/button.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { AccountPasswordField } from '../form/account-password-field.tsx';
import { factorRefusalText } from '../step-up/factor-refusal-text.ts';
import { t } from './texts.ts';
import './locked-dialog.css';

type LockedDialogProps = {
  /** Account name, which password managers look for. */
  readonly name: string;
  /** @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED. */
  readonly confirm: (password: string) => Promise<void>;
  readonly onUnlocked: () => void;
  readonly onLeave: () => void;
};

/** Requires the password on a page that was idle for long. The page keeps its typed input, and is hidden meanwhile. */
export function LockedDialog({ name, confirm, onUnlocked, onLeave }: LockedDialogProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ password }) => confirm(password),
    refusal: (error) => ({ at: 'password', message: factorRefusalText(error) }),
    onDone: onUnlocked,
  });
  return (
    <FormDialog
      topmost
      icon="lock"
      title={t('idle.lockedTitle')}
      description={t('idle.lockedText')}
      className="locked"
      submitLabel={t('idle.unlock')}
      busy={busy}
      onSubmit={submit}
      below={
        <Button size="lg" block onClick={onLeave}>
          {t('idle.leave')}
        </Button>
      }
    >
      <VisuallyHidden>
        <input aria-label={t('idle.account')} value={name} readOnly autoComplete="username" tabIndex={-1} />
      </VisuallyHidden>
      <AccountPasswordField
        label={t('idle.password')}
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: t('idle.passwordMissing') })}
      />
    </FormDialog>
  );
}
