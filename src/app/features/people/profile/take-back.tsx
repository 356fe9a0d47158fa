import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { profileRefusalText, type Review } from './profile-change.ts';
import { t } from './texts.ts';

const timeOf = ({ askedAt }: Review) => (askedAt === null ? '' : dayTimeText(askedAt));

/** Returns the outcome of a requested change in words, or null when there is none. */
export function reviewText(review: Review | undefined): string | null {
  if (!review) return null;
  const { state, wanted, reason, kind } = review;
  const time = timeOf(review);
  if (state === 'pending') {
    if (kind === 'avatar') return t('profile.pendingAvatar', { time });
    return wanted === '' ? t('profile.pendingText', { time }) : t('profile.pendingWanted', { time, wanted });
  }
  if (state !== 'rejected') return null;
  if (kind === 'avatar') return t('profile.rejectedAvatar', { reason });
  return wanted === '' ? t('profile.rejected', { reason }) : t('profile.rejectedWanted', { wanted, reason });
}

interface WithdrawReviewProps {
  kind: ReviewKind;
  /** Subject of the change, for viewers who do not see the row. */
  subject: string;
}

/** Withdraws a change that waits for an operator. */
export function WithdrawReview({ kind, subject }: WithdrawReviewProps) {
  const { verb } = useWalletTerms();
  const { state, run } = useSubmission(async () => {
    await callCore('profile.takeBack', { kind });
  });
  const withdraw = async () => {
    const end = await run(null, () => refreshAnswers('profile.get'));
    if (end.is === 'done') showToast({ text: t('profile.takenBack'), tone: 'ok' });
    if (end.is === 'refused') showToast({ text: profileRefusalText(end.error, verb), tone: 'alert' });
  };
  return (
    <Button
      size="sm"
      aria-label={t('profile.takeBackOf', { what: subject })}
      loading={state.is === 'sending'}
      onClick={withdraw}
    >
      {t('profile.takeBack')}
    </Button>
  );
}
