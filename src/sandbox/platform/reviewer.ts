import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { SECOND_MS } from '#contract/units/durations.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { FeedbackStore } from '#sandbox/domains/care/feedback/feedback-store.ts';
import type { FeedbackThreads } from '#sandbox/domains/care/feedback/feedback-threads.ts';
import { domain } from '#sandbox/domains/domain.ts';
import type { Identities } from '#sandbox/domains/people/identity/identities.ts';
import type { ProfilePorts } from '#sandbox/domains/people/profile/profile-ports.ts';
import { decideReview } from '#sandbox/domains/people/profile/review-admin.ts';
import type { Agents } from '#sandbox/domains/rewards/agent/agents.ts';
import type { OpenParcels } from '#sandbox/domains/rewards/parcel/parcels.ts';
import { post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import {
  FEEDBACK_ANSWERS,
  FEEDBACK_NEXT_ANSWER,
  identityReasonFor,
  REVIEW_DELAYS,
  reviewReasonFor,
} from './reviewer-rules.ts';

/** automatic: requests are decided by the rules within seconds. operator: they wait for the console. */
export type ReviewMode = 'automatic' | 'operator';

/** Automatic decisions on requests of members; the mode returns to that of the start with the process. */
export type Reviewer = { mode: ReviewMode };

type Ports = ProfilePorts & {
  readonly db: DatabaseSync;
  readonly reviewer: Reviewer;
  readonly identities: Identities;
  readonly agents: Pick<Agents, 'applications' | 'decide'>;
  readonly parcels: OpenParcels;
  readonly feedback: { readonly store: FeedbackStore; readonly threads: FeedbackThreads };
};

/** Number of requests of a kind that are decided in one run. */
const BATCH = 50;

/** Accepts documents; one whose two images are the same is no original, and one that the rules refuse is rejected. */
function decideIdentities({ db, identities }: Ports, now: number): void {
  const due = identities
    .pending(BATCH)
    .filter(({ asked_at }) => sinceMs(now, asked_at ?? now) >= REVIEW_DELAYS.identity);
  eachDue(db, 'automatic decisions', due, ({ user_id: userId }) => {
    const [front, back] = [identities.imageOf(userId, 'front'), identities.imageOf(userId, 'back')];
    if (front && back && Buffer.from(front.bytes).equals(back.bytes)) {
      identities.decide(userId, { is: 'reject', reason: 'copy', note: '两张照片相同' }, now);
      return;
    }
    try {
      identities.decide(userId, { is: 'accept' }, now);
    } catch (thrown) {
      identities.decide(userId, { is: 'reject', reason: identityReasonFor(thrown), note: '' }, now);
    }
  });
}

/** Approves changes of members’ own data; one that the rules refuse by now is rejected. */
function decideReviews(ports: Ports, now: number): void {
  const due = ports.reviews
    .pending(BATCH)
    .filter(
      ({ asked_at, decidable_at }) => sinceMs(now, asked_at) >= REVIEW_DELAYS.review && now >= decidable_at,
    );
  eachDue(ports.db, 'automatic decisions', due, ({ review_id: reviewId }) => {
    try {
      decideReview(ports, { reviewId, rejectedFor: null }, now);
    } catch (thrown) {
      decideReview(ports, { reviewId, rejectedFor: reviewReasonFor(thrown) }, now);
    }
  });
}

/** Approves applications of agents. */
function decideApplications({ db, agents }: Ports, now: number): void {
  const due = agents.applications
    .pending(BATCH)
    .filter(({ asked_at }) => sinceMs(now, asked_at) >= REVIEW_DELAYS.agent);
  eachDue(db, 'automatic decisions', due, ({ application_id }) => agents.decide(application_id, null, now));
}

/** Packs parcels with an address, and ships packed ones. Carriers deliver; their members confirm the receipt. */
function sendParcels({ db, parcels: { store, desk } }: Ports, now: number): void {
  const none = { carrier: '', trackingNo: '', why: '' };
  const addressed = store.inState('addressed', now - REVIEW_DELAYS.packing);
  eachDue(db, 'automatic decisions', addressed, ({ parcel_id }) => desk.step(parcel_id, 'pack', none, now));
  const packed = store.inState('packing', now - REVIEW_DELAYS.shipping);
  eachDue(db, 'automatic decisions', packed, ({ parcel_id }) => {
    const trackingNo = `YL${String(10_000_000 + Number(parcel_id))}`;
    desk.step(parcel_id, 'ship', { ...none, carrier: '云岭快递', trackingNo }, now);
  });
}

/** Answers feedback, and each further message of its member. */
function answerFeedback({ db, feedback: { store, threads } }: Ports, now: number): void {
  const before = now - REVIEW_DELAYS.feedback;
  eachDue(db, 'automatic decisions', store.inState('submitted', before), ({ feedback_id, kind }) =>
    threads.write(feedback_id, kind === 'idea' ? 'resolve' : 'answer', FEEDBACK_ANSWERS[kind], now),
  );
  eachDue(db, 'automatic decisions', store.inState('processing', before), ({ feedback_id }) => {
    const last = store.parts(feedback_id).at(-1);
    if (last?.author === 'member' && last.at <= before)
      threads.write(feedback_id, 'answer', FEEDBACK_NEXT_ANSWER, now);
  });
}

function decideAll(ports: Ports, now: number): void {
  if (ports.reviewer.mode === 'operator') return;
  decideIdentities(ports, now);
  decideReviews(ports, now);
  decideApplications(ports, now);
  sendParcels(ports, now);
  answerFeedback(ports, now);
}

const Mode = v.strictObject({ mode: v.picklist(['automatic', 'operator']) });

function mountReviewerAdmin(site: Site, { reviewer }: { readonly reviewer: Reviewer }): void {
  post(site, '/sandbox/reviewer', Mode, ({ mode }) => {
    reviewer.mode = mode;
  });
}

/** Reviewer of the sandbox: decides requests of members by stated rules, so that a new member gets on by themselves. */
export const reviewerDomain = domain({
  open: ({ reviewMode }: { readonly reviewMode: ReviewMode }): { readonly reviewer: Reviewer } => ({
    reviewer: { mode: reviewMode },
  }),
  duties: [{ everyMs: 2 * SECOND_MS, run: decideAll }],
  admin: mountReviewerAdmin,
});
