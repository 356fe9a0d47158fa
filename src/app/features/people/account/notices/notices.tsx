import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangePasswordForm } from '#app/features/people/account/form/change-password-form.tsx';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { callCore, core } from '#core-client/core.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { IdleGuard } from '../idle/idle-guard.tsx';
import { t } from '../texts.ts';

/** Whole days from then until now by the server's clock. */
const useDaysSince = (then: ServerTime): number => Math.max(0, Math.floor((useServerNow() - then) / DAY_MS));

interface DormancyNoticeProps {
  since: ServerTime;
  /** Masked; null for a member without one, who needs no code. */
  phone: string | null;
  onClose: () => void;
}

/** Informs a returning member that the account is dormant, and reactivates it [4.04]. */
function DormancyNotice({ since, phone, onClose }: DormancyNoticeProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, setError, formState } = form;
  const days = useDaysSince(since);
  const sendCode = async () => (await core.session.sendCode('reactivate', null)).waitMs;
  const { submit, busy } = useFormSubmission(form, {
    send: ({ code }) => callCore('dormancy.reactivate', { code: phone === null ? null : code }),
    refusal: (error) => ({ at: 'code', message: refusalText('account', error) }),
    onDone: () => {
      showToast({ text: t('account.reactivated'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('account.dormantTitle')}
      description={t('account.dormantText', { days })}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('account.reactivate')}
      laterLabel={t('account.later')}
      busy={busy}
      onSubmit={submit}
    >
      {phone === null ? (
        <FormProblem>{formState.errors.code?.message}</FormProblem>
      ) : (
        <>
          <p className="sm t2">{t('account.dormantPhone', { phone })}</p>
          <CodeField
            error={formState.errors.code?.message}
            onSend={sendCode}
            onRefused={(message) => setError('code', { message })}
            {...register('code', { validate: codeRule })}
          />
        </>
      )}
    </FormDialog>
  );
}

const storedDay = createStoredChoice('password-reminder', 'member');

const dayOf = (now: ServerTime) => String(Math.floor(now / DAY_MS));

/** Reports whether the current member has postponed the reminder today. */
const isPostponed = (now: ServerTime): boolean => storedDay.read() === dayOf(now);

const postpone = (now: ServerTime): void => storedDay.set(dayOf(now));

interface PasswordReminderProps {
  member: Member;
  /** Reason of the reminder: the password is old, or the platform requires another one. */
  reason: 'old' | 'asked';
  changedAt: ServerTime;
}

/** Reminds a member of a password that is due, at most once a day, and changes it on the spot. */
function PasswordReminder({ member: { name }, reason, changedAt }: PasswordReminderProps) {
  const now = useServerNow();
  const days = useDaysSince(changedAt);
  const [open, setOpen] = useState(() => !isPostponed(now));
  const later = () => {
    postpone(now);
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
      description={reason === 'old' ? t('account.changeOld', { days }) : t('account.changeRequested')}
      closeLabel={t('common.close')}
    >
      <ChangePasswordForm name={name} onLater={later} onDone={done} />
    </Dialog>
  );
}

type PendingNotices = {
  readonly dormancy: OutputOf<'dormancy.check'>;
  readonly password: OutputOf<'account.checkChangePassword'>;
};

async function fetchNotices(signal: AbortSignal): Promise<PendingNotices> {
  const [dormancy, password] = await Promise.all([
    callCore('dormancy.check', {}, signal),
    callCore('account.checkChangePassword', {}, signal),
  ]);
  return { dormancy, password };
}

/** Pending notices, fetched once per login: dormancy is shown first, an expired password after it [4.04]. */
function Pending({ member }: { member: Member }) {
  const [pending, setPending] = useState<PendingNotices | null>(null);
  const [awake, setAwake] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    // A failed fetch is repeated at the next visit; the shell shows the failure.
    fetchNotices(abort.signal).then(setPending, () => undefined);
    return () => abort.abort();
  }, []);

  if (!pending) return null;
  const { dormancy, password } = pending;
  if (dormancy.dormantSince !== null && !awake)
    return (
      <DormancyNotice since={dormancy.dormantSince} phone={dormancy.phone} onClose={() => setAwake(true)} />
    );
  if (password.reason === null) return null;
  return <PasswordReminder member={member} reason={password.reason} changedAt={password.changedAt} />;
}

/** Notices of a member's own account, and the guard over screens without input for long. */
export const Notices = ({ member, isBare }: { member: Member; isBare: boolean }) => (
  <>
    {isBare ? null : <Pending member={member} />}
    <IdleGuard name={member.name} />
  </>
);
