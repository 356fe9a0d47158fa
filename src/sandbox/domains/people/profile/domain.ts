import { profileCalls } from '#contract/people/profile/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { profileHandlers } from './profile-handlers.ts';
import { profileMigrations } from './profile-migrations.ts';
import { createProfiles } from './profile-store.ts';
import { mountReviewAdmin } from './review-admin.ts';
import { createReviews } from './reviews.ts';

/** Members' own data, and the changes to it that wait for an operator. */
export const profileDomain = domain({
  migrations: [profileMigrations],
  bounds: {
    avatar_picture: record,
    member_profile: record,
    review: record,
  },
  open: ({ db }: Stored) => ({ profiles: createProfiles(db), reviews: createReviews(db) }),
  admin: mountReviewAdmin,
  handlers: handlersFor(profileCalls, profileHandlers),
});
