import * as v from 'valibot';
import { feedbackCalls } from '#contract/care/feedback/calls.ts';
import { SERVICE_TEXT_MAX } from '#contract/care/support/constants.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { SupportImages } from '#sandbox/domains/care/support/support-images.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { AdminRefusal, byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { feedbackHandlers } from './feedback-handlers.ts';
import { createFeedbackStore, type FeedbackStore, feedbackMigrations } from './feedback-store.ts';
import { createFeedbackThreads, type FeedbackThreads } from './feedback-threads.ts';
import { seedFeedback } from './seed-feedback.ts';

const OperatorReply = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX)),
  step: v.picklist(['answer', 'ask', 'resolve']),
});

type AdminPorts = Timed & { readonly feedback: { readonly threads: Pick<FeedbackThreads, 'write'> } };

/** Mounts the route with which operators answer feedback. */
function mountFeedbackAdmin(site: Site, { feedback, world }: AdminPorts): void {
  post(site, '/sandbox/feedback/:id', OperatorReply, ({ step, text }, context) => {
    const id = context.req.param('id') ?? '';
    if (!NUMERIC_ID.test(id)) throw new AdminRefusal(404, '没有这个会话');
    byRules(() => feedback.threads.write(BigInt(id).toString(), step, text, world.clock.now()));
  });
}

type Ports = Stored & {
  readonly service: { readonly images: SupportImages };
  readonly money: { readonly notify: SendNews };
};
type Opened = { readonly feedback: { readonly store: FeedbackStore; readonly threads: FeedbackThreads } };

/** Adds earlier reports of the demo member, without messages about them. */
function seed({ db, service, feedback: { store } }: Ports & Opened, now: number): void {
  const quiet = { db, store, images: service.images, notify: () => undefined };
  seedOnce(db, 'feedback', () => {
    if (store.count(demoUserId('beian')) === 0) seedFeedback(createFeedbackThreads(quiet), now);
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
    const threads = createFeedbackThreads({ db, store, images: service.images, notify: money.notify });
    return { feedback: { store, threads } };
  },
  seed,
  duties: [{ everyMs: HOUR_MS, run: ({ feedback }: Opened, now) => feedback.threads.close(now) }],
  admin: mountFeedbackAdmin,
  handlers: handlersFor(feedbackCalls, feedbackHandlers),
});
