import { transaction } from '#sandbox/db/transaction.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { profileView } from './profile-view.ts';
import type { NewReview } from './reviews.ts';

/**
 * Requests an operator’s review of a change to the member’s own data, and returns the profile with the review in it.
 * @throws Refusal REVIEW_PENDING while one of the kind is pending.
 */
export const reviewRequester =
  (ports: ProfilePorts) => (context: CallContext, review: Omit<NewReview, 'userId' | 'now'>) => {
    const account = accountOf(context);
    transaction(ports.db, () => ports.reviews.ask({ ...review, userId: account.userId, now: context.now }));
    return profileView(ports, account, context.now);
  };
