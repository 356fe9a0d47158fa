import { useState } from 'react';
import { paths } from '#app/routes/paths.ts';
import type { Parcel } from '#contract/rewards/parcel/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Link } from '#kit/link/link.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { parcelAgain } from './parcel-again.ts';
import { t } from './texts.ts';

const DONE = { cancel: 'parcel.didCancel', receive: 'parcel.didReceive' } as const;

function useStep({ parcelId }: Parcel, step: 'cancel' | 'receive') {
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore(`parcel.${step}`, { parcelId });
    await parcelAgain();
  });
  const take = async () => {
    const end = await run(null);
    if (end.is === 'done') showToast({ text: t(DONE[step]), tone: 'ok' });
  };
  return {
    take,
    busy: state.is === 'sending',
    problem: state.is === 'refused' ? textOfError(state.error) : null,
  };
}

function Cancel({ parcel }: { parcel: Parcel }) {
  const [asked, setAsked] = useState(false);
  const { take, busy, problem } = useStep(parcel, 'cancel');
  const confirm = async () => {
    await take();
    setAsked(false);
  };
  return (
    <>
      <Button className="grow" onClick={() => setAsked(true)}>
        {t('parcel.cancel')}
      </Button>
      <AlertDialog
        open={asked}
        icon="triangle"
        title={t('parcel.cancelTitle', { title: parcel.goods.title })}
        description={t('parcel.cancelText')}
        confirmLabel={t('parcel.cancelDo')}
        cancelLabel={t('parcel.keep')}
        focus="cancel"
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

function Receive({ parcel }: { parcel: Parcel }) {
  const { take, busy, problem } = useStep(parcel, 'receive');
  return (
    <>
      <Button className="grow" variant="primary" loading={busy} onClick={take}>
        {t('parcel.receive')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

/** Actions available for a parcel in its current state. */
export const ParcelActions = ({ parcel }: { parcel: Parcel }) => (
  <div className="parcel-actions">
    <Link className={buttonClass({})} to={paths.support}>
      {t('parcel.service')}
    </Link>
    {parcel.actions.includes('cancel') ? <Cancel parcel={parcel} /> : null}
    {parcel.actions.includes('receive') ? <Receive parcel={parcel} /> : null}
  </div>
);
