import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '#app/features/ground/site/site-config.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { core } from '#core-client/core.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Button } from '#kit/action/button.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { AccountPasswordField } from '../form/account-password-field.tsx';
import { factorRefusalText } from '../step-up/factor-code.tsx';
import { t } from '../texts.ts';
import { idleLimitOf, unlockPages, useIdleness } from './idleness.ts';
import { usePagesLocked } from './pages-locked.ts';
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
function LockedDialog({ name, confirm, onUnlocked, onLeave }: LockedDialogProps) {
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

/** Warning with the time until the page is locked; any input dismisses it. */
const IdleWarning = ({ remainingMs, onStay }: { remainingMs: number; onStay: () => void }) => (
  <AlertDialog
    open
    title={t('idle.soonTitle')}
    description={t('idle.soonText', { left: durationText(remainingMs) })}
    confirmLabel={t('idle.stay')}
    onConfirm={onStay}
  />
);

type GuardedPagesProps = {
  /** After how long without input the pages are locked. */
  readonly limitMs: number;
  /** Account name. */
  readonly name: string;
  readonly confirm: (password: string) => Promise<void>;
  readonly onLeave: () => void;
};

/** Monitors the pages of a member for idleness: warns before the limit, and requires the password at it. */
export function GuardedPages({ limitMs, name, confirm, onLeave }: GuardedPagesProps) {
  const { idleness, remainingMs } = useIdleness(limitMs);
  if (idleness === 'active') return null;
  if (idleness === 'warned') return <IdleWarning remainingMs={remainingMs} onStay={unlockPages} />;
  return <LockedDialog name={name} confirm={confirm} onUnlocked={unlockPages} onLeave={onLeave} />;
}

/** Requires the login password again after a time without input, where the site enables it [9.10]. */
export function IdleGuard({ name }: Pick<GuardedPagesProps, 'name'>) {
  const site = useSite();
  const limitMs = site && idleLimitOf(site.params.input_idle_minutes);
  const isFree = site !== null && limitMs === null;
  const isLocked = usePagesLocked();
  useEffect(() => {
    if (isFree && isLocked) unlockPages();
  }, [isFree, isLocked]);
  if (limitMs === null) return null;
  return (
    <GuardedPages
      limitMs={limitMs}
      name={name}
      confirm={(password) => core.session.confirmPassword(name, password)}
      onLeave={() => void core.session.logout()}
    />
  );
}
