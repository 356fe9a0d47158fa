import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { core } from '#app/core-client/core.ts';
import { useServerNow } from '#app/core-client/server-clock.ts';
import { NewPasswordField, passwordRule } from '#app/features/account/new-password-field.tsx';
import { useOnce } from '#app/features/account/use-once.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { PasswordField } from '#app/kit/form/password-field.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { Member } from '#contract/models/member.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import { isPutOff, putOff } from './put-off.ts';
import { useDaysSince } from './use-days-since.ts';

interface PasswordReminderProps {
  member: Member;
  /** It is old, or the platform asks for another one. */
  reason: 'old' | 'asked';
  changedAt: ServerTime;
}

const wordsOf = (refused: AppError) =>
  refused.code === 'BAD_CREDENTIALS' && refused.detail.max
    ? t('account.oldPasswordWrong', { count: refused.detail.max })
    : refusalText('account', refused);

function ChangeForm({ name, onLater, onDone }: { name: string; onLater: () => void; onDone: () => void }) {
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

/** Reminds a member of a password that is due, at most once a day, and changes it on the spot. */
export function PasswordReminder({ member: { name }, reason, changedAt }: PasswordReminderProps) {
  const now = useServerNow();
  const days = useDaysSince(changedAt);
  const [open, setOpen] = useState(() => !isPutOff(now));
  const later = () => {
    putOff(now);
    setOpen(false);
  };
  const done = () => {
    showToast({ text: t('account.changed'), tone: 'ok' });
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={later}
      title={t('account.changeTitle')}
      description={reason === 'old' ? t('account.changeOld', { days }) : t('account.changeAsked')}
      closeLabel={t('common.close')}
    >
      <ChangeForm name={name} onLater={later} onDone={done} />
    </Dialog>
  );
}
