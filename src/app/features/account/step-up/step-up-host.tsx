import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { StepUpDialog } from './step-up-dialog.tsx';
import { stepUp } from './step-up-store.ts';

/** Where a screen asks for a code of the second factor; to leave the screen is to give none. */
export function StepUpHost() {
  const { asked } = useSnapshot(stepUp);
  useEffect(() => () => stepUp.asked?.answer(false), []);
  if (asked === null) return null;
  return (
    <StepUpDialog
      action={asked.action}
      onDone={() => stepUp.asked?.answer(true)}
      onClose={() => stepUp.asked?.answer(false)}
    />
  );
}
