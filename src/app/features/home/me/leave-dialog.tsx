import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#app/features/people/member/texts.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { core } from '#core-client/core.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';

/** Address parameter that opens the logout confirmation, so that a menu elsewhere may link to it. */
export const LEAVE = 'leave';

/** Logs out on this device at once, and shows the progress of the logout. */
async function leave(everywhere: boolean): Promise<void> {
  const { reported } = await core.session.logout(everywhere);
  const [now, later] = everywhere
    ? (['me.leftEverywhere', 'me.leftEverywhereLater'] as const)
    : (['me.left', 'me.leftLater'] as const);
  showToast({ text: t(reported ? now : later), tone: reported ? 'ok' : 'plain', forAnybody: true });
}

/** The question before a logout, and whether other devices are meant too. */
export function LeaveDialog() {
  const [params, setParams] = useSearchParams();
  const { state, run } = useSubmission(leave);
  const [everywhere, setEverywhere] = useState(false);
  return (
    <AlertDialog
      open={params.has(LEAVE)}
      title={t('me.logoutTitle')}
      description={t('me.logoutText')}
      confirmLabel={t('me.logout')}
      onConfirm={() => void run(everywhere)}
      cancelLabel={t('common.cancel')}
      onCancel={() => setParams({}, { replace: true })}
      // Once it is done, the member is cleared a moment later.
      busy={state.is === 'sending' || state.is === 'done'}
    >
      <div className="me__reach">
        <Checkbox
          label={t('me.logoutEverywhere')}
          checked={everywhere}
          onChange={({ target }) => setEverywhere(target.checked)}
        />
      </div>
    </AlertDialog>
  );
}
