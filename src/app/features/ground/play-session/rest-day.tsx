import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

const DAY = { length: 'day', day: null, reason: null } as const;

async function restDay(): Promise<void> {
  try {
    await callCore('restriction.rest', DAY);
    showToast({ text: t('restDay.begun'), tone: 'ok' });
  } catch (thrown) {
    showToast({
      text: thrownRefusalText({ ORDER_STEP_REFUSED: t('restDay.longer') }, thrown),
      tone: 'alert',
    });
  } finally {
    await core.money.refresh();
  }
}

/** A day's break by one press, with no question, wherever one stakes or plays [P.17]; nothing for guests. */
export function RestDay() {
  const session = useSession();
  const { state, run } = useSubmission(restDay);
  if (session.is !== 'member') return null;
  return (
    <Button size="xs" variant="ghost" loading={state.is === 'sending'} onClick={() => void run(undefined)}>
      {t('restDay.now')}
    </Button>
  );
}
