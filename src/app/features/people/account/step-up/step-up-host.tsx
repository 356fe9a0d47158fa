import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { StepUpDialog } from './step-up-dialog.tsx';
import { stepUp } from './step-up-store.ts';

/** Host of the step-up dialog; unmounting it cancels the pending request. */
export function StepUpHost() {
  const { asked } = useSnapshot(stepUp);
  useEffect(() => () => stepUp.asked?.answer(false), []);
  if (asked === null) return null;
  return (
    <StepUpDialog
      action={asked.action}
      proof={asked.proof}
      onDone={() => stepUp.asked?.answer(true)}
      onClose={() => stepUp.asked?.answer(false)}
    />
  );
}
