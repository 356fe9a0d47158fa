import { feedbackCalls } from '#contract/care/feedback/calls.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { SupportImages } from '#sandbox/domains/care/support/support-images.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { mountFeedbackAdmin } from './feedback-admin.ts';
import { createFeedbackDesk, type FeedbackDesk } from './feedback-desk.ts';
import { feedbackHandlers } from './feedback-handlers.ts';
import { createFeedbackStore, type FeedbackStore, feedbackMigrations } from './feedback-store.ts';
import { seedFeedback } from './seed-feedback.ts';

type Ports = Stored & {
  readonly service: { readonly pictures: SupportImages };
  readonly money: { readonly tell: SendNews };
};
type Opened = { readonly feedback: { readonly store: FeedbackStore; readonly desk: FeedbackDesk } };

/** Adds earlier reports of the demo member, without messages about them. */
function seed({ db, service, feedback: { store } }: Ports & Opened, now: number): void {
  const quiet = { db, store, pictures: service.pictures, tell: () => undefined };
  seedOnce(db, 'feedback', () => {
    if (store.count(demoUserId('beian')) === 0) seedFeedback(createFeedbackDesk(quiet), now);
  });
}

/** Reports of members to the operator, and the answers. */
export const feedbackDomain = domain({
  migrations: [feedbackMigrations],
  bounds: {
    feedback: record,
    feedback_move: record,
    feedback_part: record,
  },
  open({ db, service, money }: Ports): Opened {
    const store = createFeedbackStore(db);
    const desk = createFeedbackDesk({ db, store, pictures: service.pictures, tell: money.tell });
    return { feedback: { store, desk } };
  },
  seed,
  duties: [{ everyMs: HOUR_MS, run: ({ feedback }: Opened, now) => feedback.desk.close(now) }],
  admin: mountFeedbackAdmin,
  handlers: handlersFor(feedbackCalls, feedbackHandlers),
});
