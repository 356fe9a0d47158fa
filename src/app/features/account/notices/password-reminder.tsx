import { useState } from 'react';
import { useServerNow } from '#app/core-client/server-clock.ts';
import { ChangePasswordForm } from '#app/features/account/change-password-form.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
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
      lightDismiss={false}
      title={t('account.changeTitle')}
      description={reason === 'old' ? t('account.changeOld', { days }) : t('account.changeAsked')}
      closeLabel={t('common.close')}
    >
      <ChangePasswordForm name={name} onLater={later} onDone={done} />
    </Dialog>
  );
}
