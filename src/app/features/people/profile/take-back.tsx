import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { profileRefusalText } from './profile-refusal-text.ts';
import { t } from './texts.ts';

interface TakeBackProps {
  kind: ReviewKind;
  /** Subject of the change, for viewers who do not see the row. */
  what: string;
}

/** Withdraws a change that waits for an operator. */
export function TakeBack({ kind, what }: TakeBackProps) {
  const { verb } = useWalletTerms();
  const { state, run } = useSubmission(async () => {
    await callCore('profile.takeBack', { kind });
  });
  const takeBack = async () => {
    const end = await run(null, () => refreshAnswers('profile.get'));
    if (end.is === 'done') showToast({ text: t('profile.takenBack'), tone: 'ok' });
    if (end.is === 'refused') showToast({ text: profileRefusalText(end.error, verb), tone: 'alert' });
  };
  return (
    <Button
      size="sm"
      aria-label={t('profile.takeBackOf', { what })}
      loading={state.is === 'sending'}
      onClick={takeBack}
    >
      {t('profile.takeBack')}
    </Button>
  );
}
