import { useEffect, useState } from 'react';
import { callCore } from '#app/core-client/core.ts';
import type { OutputOf } from '#contract/calls/table.ts';
import type { Member } from '#contract/models/member.ts';
import { IdleGuard } from '../idle/idle-guard.tsx';
import { DormancyNotice } from './dormancy-notice.tsx';
import { PasswordReminder } from './password-reminder.tsx';

type PendingNotices = {
  readonly dormancy: OutputOf<'dormancy.check'>;
  readonly password: OutputOf<'account.checkChangePassword'>;
};

async function askNotices(signal: AbortSignal): Promise<PendingNotices> {
  const [dormancy, password] = await Promise.all([
    callCore('dormancy.check', {}, signal),
    callCore('account.checkChangePassword', {}, signal),
  ]);
  return { dormancy, password };
}

/** Asked for once a login: sleep is shown first, a password that is due after it [4.04]. */
function Pending({ member }: { member: Member }) {
  const [pending, setPending] = useState<PendingNotices | null>(null);
  const [awake, setAwake] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    // What cannot be asked now is asked at the next visit; the shell shows the failure.
    askNotices(abort.signal).then(setPending, () => undefined);
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
