import { dayTime } from '#contract/units/time.ts';
import type { Review } from './profile-change.ts';
import { t } from './texts.ts';

const timeOf = ({ askedAt }: Review) => (askedAt === null ? '' : dayTime(askedAt));

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
