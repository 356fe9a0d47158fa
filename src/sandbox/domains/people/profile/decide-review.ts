import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { reviewApproved, reviewRejected } from '#sandbox/domains/care/inbox/people/review-news.ts';
import { requireFree } from './nicknames.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { parseStoredPhone, shownWanted } from './profile-view.ts';
import type { ReviewRow } from './reviews.ts';

type Effect = (ports: ProfilePorts, review: ReviewRow, now: number) => void;

/** Effects of an approval. Values that others may have taken in the meantime are checked again. */
const EFFECTS: Readonly<Record<ReviewKind, Effect>> = {
  avatar: ({ accounts, profiles, reviews }, { review_id, user_id }) => {
    const picture = reviews.picture(review_id) ?? refuse('NOT_FOUND');
    accounts.setAvatar(user_id, profiles.keepPicture(user_id, picture));
  },
  nickname: (ports, { user_id, wanted }, now) => {
    requireFree(ports, user_id, wanted);
    ports.accounts.setNickname(user_id, wanted);
    ports.profiles.nicknameChanged(user_id, now);
  },
  realName: ({ money }, { user_id, wanted }) => money.payees.rename(user_id, wanted),
  phone: ({ auth }, { user_id, wanted }, now) => {
    const address = parseStoredPhone(wanted);
    if (auth.contacts.ownerOf(address) !== null) refuse('PHONE_TAKEN');
    auth.contacts.set(user_id, address, now);
    auth.guards.holds.begin(user_id, 'phoneChanged', now);
  },
  birthday: ({ profiles }, { user_id, wanted }) => profiles.setBirthday(user_id, wanted),
};

/**
 * Approves or rejects a review, by an operator and with a reason without a full stop at its end; the member is notified.
 * @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED when it is already decided or may not be approved yet, NICKNAME_TAKEN,
 * PHONE_TAKEN.
 */
export function decideReview(
  ports: ProfilePorts,
  { reviewId, rejectedFor }: { readonly reviewId: number; readonly rejectedFor: string | null },
  now: number,
): void {
  const { db, reviews, money } = ports;
  transaction(db, () => {
    const review = reviews.byId(reviewId) ?? refuse('NOT_FOUND');
    const { user_id, kind, wanted } = review;
    if (rejectedFor !== null) {
      reviews.step(review, 'reject', now, rejectedFor);
      money.tell(user_id, reviewRejected(kind, rejectedFor), now);
      return;
    }
    if (review.state !== 'pending' || now < review.decidable_at) refuse('ORDER_STEP_REFUSED');
    EFFECTS[kind](ports, review, now);
    reviews.step(review, 'approve', now);
    money.tell(user_id, reviewApproved(kind, shownWanted(kind, wanted)), now);
  });
}
