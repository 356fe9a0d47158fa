import { useState } from 'react';
import { refusalText } from '#app/page/refusal-text.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from './texts.ts';

type Step = 'restriction.askBack' | 'restriction.stayAway' | 'restriction.open';

/** Takes a step of reopening, after which every tab reloads the member's permissions. */
function useStep() {
  const { state, run } = useSubmission(async (step: Step) => {
    await callCore(step, {});
    if (step === 'restriction.open') showToast({ text: t('restriction.openedOk'), tone: 'ok' });
    await core.money.refresh();
  });
  const error = refusalOf(state);
  const words = { ORDER_STEP_REFUSED: t('restriction.tooSoon') };
  return {
    busy: state.is === 'sending',
    refused: error && t('restriction.refused', { why: refusalText(words, error) }),
    run,
  };
}

/** Second confirmation, which requires a day to pass; staying away is offered with equal weight. */
function SecondYes({ openableAt, step }: { openableAt: number; step: ReturnType<typeof useStep> }) {
  const [asking, setAsking] = useState(false);
  const isDue = useServerText((now) => (now >= openableAt ? 'due' : '')) === 'due';
  const open = async () => {
    await step.run('restriction.open');
    setAsking(false);
  };
  return (
    <>
      <Button size="lg" loading={step.busy} onClick={() => void step.run('restriction.stayAway')}>
        {t('restriction.stay')}
      </Button>
      <Button size="lg" disabled={!isDue} onClick={() => setAsking(true)}>
        {t('restriction.open')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('restriction.openTitle')}
        description={t('restriction.openText')}
        confirmLabel={t('restriction.open')}
        onConfirm={open}
        cancelLabel={t('restriction.stay')}
        onCancel={() => setAsking(false)}
        busy={step.busy}
        focus="cancel"
      />
    </>
  );
}

/** Coming back after an exclusion has ended, or after a closure: request, a day, and a second yes [P.18]. */
export function Reopening({ restriction: { state, openableAt } }: { restriction: Restriction }) {
  const step = useStep();
  if (state === 'resting' || state === 'excluded') return null;
  return (
    <>
      {step.refused ? <FormProblem>{step.refused}</FormProblem> : null}
      <div className="restriction__acts">
        {openableAt === null ? (
          <Button size="lg" loading={step.busy} onClick={() => void step.run('restriction.askBack')}>
            {t('restriction.ask')}
          </Button>
        ) : (
          <SecondYes openableAt={openableAt} step={step} />
        )}
      </div>
    </>
  );
}
