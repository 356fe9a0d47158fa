import type { OutputOf } from '#contract/book/table.ts';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

export type Profile = OutputOf<'profile.get'>;
export type Review = Profile['reviews'][number];

/** The review of a kind; a profile has one of each. */
export const reviewOf = ({ reviews }: Profile, kind: ReviewKind): Review | undefined =>
  reviews.find((review) => review.kind === kind);

export const isPending = (profile: Profile, kind: ReviewKind): boolean =>
  reviewOf(profile, kind)?.state === 'pending';

/** Refreshes every screen after a change, and shows whether it is effective or waits for an operator. */
export async function showChange(after: Profile, kind: ReviewKind): Promise<void> {
  await refreshAnswers('profile.get', 'payee.list');
  showToast({ text: t(isPending(after, kind) ? 'profile.asked' : 'profile.saved'), tone: 'ok' });
}
