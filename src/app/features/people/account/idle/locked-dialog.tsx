import { useForm } from 'react-hook-form';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { Button } from '#kit/action/button.tsx';
import { PasswordField } from '#kit/form/password-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { factorRefusal } from '../step-up/factor-refusal.ts';
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
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { state, run } = useSubmission(confirm);
  const submit = handleSubmit(async ({ password }) => {
    const end = await run(password);
    if (end.is === 'done') onUnlocked();
    if (end.is === 'refused')
      setError('password', { message: factorRefusal(end.error) }, { shouldFocus: true });
  });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      lightDismiss={false}
      topmost
      icon="lock"
      title={t('idle.lockedTitle')}
      description={t('idle.lockedText')}
    >
      <form className="locked" onSubmit={submit} noValidate>
        <VisuallyHidden>
          <input aria-label={t('idle.account')} value={name} readOnly autoComplete="username" tabIndex={-1} />
        </VisuallyHidden>
        <PasswordField
          label={t('idle.password')}
          autoComplete="current-password"
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          error={formState.errors.password?.message}
          {...register('password', { required: t('idle.passwordMissing') })}
        />
        <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
          {t('idle.unlock')}
        </Button>
        <Button size="lg" block onClick={onLeave}>
          {t('idle.leave')}
        </Button>
      </form>
    </Dialog>
  );
}
