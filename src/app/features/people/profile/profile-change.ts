import { accountTexts, thrownRefusalText } from '#app/page/refusal-text.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { ErrorDetail } from '#contract/errors.ts';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { refreshAnswers } from '#core-client/query.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

const remainingTriesText =
  (verb: string) =>
  ({ max: count }: ErrorDetail) =>
    count ? t('phone.wrong', { verb, count }) : null;

const profileTexts = (verb: string): RefusalTexts => ({
  ...accountTexts,
  NICKNAME_TAKEN: t('profile.nicknameTaken'),
  NICKNAME_REFUSED: t('profile.nicknameRefused'),
  NICKNAME_TOO_SOON: t('profile.nicknameHint'),
  REVIEW_PENDING: t('profile.reviewPending'),
  PICTURE_REFUSED: t('profile.pictureRefused'),
  BIRTHDAY_REFUSED: t('profile.birthdayDate'),
  REAL_NAME_WRONG: t('profile.nameForm'),
  PHONE_TAKEN: t('phone.taken'),
  EMAIL_TAKEN: t('email.taken'),
  ORDER_STEP_REFUSED: t('profile.reviewPending'),
  WITHDRAW_PASSWORD_UNSET: t('phone.unset', { verb }),
  WITHDRAW_PASSWORD_LOCKED: t('phone.locked', { verb }),
  WITHDRAW_PASSWORD_WRONG: remainingTriesText(verb),
});

/** Why a change of one's own data was refused, in a sentence; `verb` is what the site calls a withdrawal [1.05]. */
export const profileRefusalText = (thrown: unknown, verb: string): string =>
  thrownRefusalText(profileTexts(verb), thrown);

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
