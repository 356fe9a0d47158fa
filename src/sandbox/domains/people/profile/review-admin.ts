import * as v from 'valibot';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { reviewApproved, reviewRejected } from '#sandbox/domains/care/inbox/people/review-news.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import { byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/headers.table.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { parseStoredPhone, shownWanted } from './profile-view.ts';
import { type ReviewRow, type Reviews, requireFree } from './reviews.ts';

type Effect = (ports: ProfilePorts, review: ReviewRow, now: number) => void;

/** Effects of an approval. Values that others may have taken in the meantime are checked again. */
const EFFECTS: Readonly<Record<ReviewKind, Effect>> = {
  avatar: ({ accounts, profiles, reviews }, { review_id, user_id }) => {
    const image = reviews.imageOf(review_id) ?? refuse('NOT_FOUND');
    accounts.setAvatar(user_id, profiles.storeAvatar(user_id, image));
  },
  nickname: (ports, { user_id, wanted }, now) => {
    requireFree(ports.accounts, user_id, wanted);
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
      money.notify(user_id, reviewRejected(kind, rejectedFor), now);
      return;
    }
    if (review.state !== 'pending' || now < review.decidable_at) refuse('ORDER_STEP_REFUSED');
    EFFECTS[kind](ports, review, now);
    reviews.step(review, 'approve', now);
    money.notify(user_id, reviewApproved(kind, shownWanted(kind, wanted)), now);
  });
}

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

type Ports = Timed & Parameters<typeof decideReview>[0] & { readonly reviews: Reviews };

/** Mounts manual decisions on changes that members requested to their own data. */
export function mountReviewAdmin(site: Site, ports: Ports): void {
  const { reviews, world } = ports;
  post(site, '/sandbox/reviews/:id', Decision, (decision, context) => {
    const reviewId = Number(context.req.param('id'));
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    byRules(() => decideReview(ports, { reviewId, rejectedFor }, world.clock.now()));
  });
  site.get('/sandbox/reviews/:id/picture', (context) => {
    const image = reviews.imageOf(Number(context.req.param('id')));
    if (!image) return context.notFound();
    return context.body(new Uint8Array(image.bytes), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': image.type,
    });
  });
}
