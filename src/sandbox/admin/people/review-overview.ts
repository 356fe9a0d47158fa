import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type ReviewOverview = {
  readonly reviewId: number;
  readonly kind: ReviewKind;
  /** Login name and nickname. */
  readonly name: string;
  readonly nickname: string;
  /** Requested value, unmasked; blank for an image. */
  readonly wanted: string;
  readonly hasImage: boolean;
  readonly requestedAt: number;
  /** Earliest time of approval, epoch ms. */
  readonly decidableAt: number;
};

const SHOWN = 30;

/** Returns the reviews that wait for an operator, the oldest first. */
export const reviewOverview = ({ accounts, reviews }: Platform): readonly ReviewOverview[] =>
  reviews.pending(SHOWN).map((review) => {
    const account = accounts.byId(review.user_id);
    return {
      reviewId: review.review_id,
      kind: review.kind,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      wanted: review.wanted,
      hasImage: review.has_picture,
      requestedAt: review.asked_at,
      decidableAt: review.decidable_at,
    };
  });
