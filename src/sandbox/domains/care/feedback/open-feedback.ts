import type { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { SupportImages } from '#sandbox/domains/care/support/support-images.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { World } from '#sandbox/world/world.ts';
import { createFeedbackDesk, type FeedbackDesk } from './feedback-desk.ts';
import { createFeedbackStore, type FeedbackStore } from './feedback-store.ts';
import { seedFeedback } from './seed-feedback.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly clock: World['clock'];
  readonly pictures: SupportImages;
  readonly tell: SendNews;
};

const CLOSE_EVERY_MS = 60 * MINUTE_MS;

/** Opens the feedback of members, with earlier reports of the demo member. */
export function openFeedback({ db, clock, pictures, tell }: Ports): {
  readonly store: FeedbackStore;
  readonly desk: FeedbackDesk;
} {
  const store = createFeedbackStore(db);
  const desk = createFeedbackDesk({ db, store, pictures, tell });
  seedOnce(db, 'feedback', () => {
    if (store.count(demoUserId('beian')) > 0) return;
    seedFeedback(createFeedbackDesk({ db, store, pictures, tell: () => undefined }), clock.now());
  });
  clock.every(CLOSE_EVERY_MS, () => desk.close(clock.now()));
  return { store, desk };
}
