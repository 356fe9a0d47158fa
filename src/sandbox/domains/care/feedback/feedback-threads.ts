import type { DatabaseSync } from 'node:sqlite';
import {
  canRate,
  type FeedbackKind,
  type FeedbackStep,
  feedbackAfter,
} from '#contract/care/feedback/states.table.ts';
import { FEEDBACK_CLOSES_MS } from '#contract/care/support/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import {
  feedbackAnswered,
  feedbackInfoRequested,
  feedbackResolved,
} from '#sandbox/domains/care/inbox/care/support-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { SupportImages } from '#sandbox/domains/care/support/support-images.ts';
import type { FeedbackRow, FeedbackStore } from './feedback-store.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly store: FeedbackStore;
  readonly images: Pick<SupportImages, 'of'>;
  readonly notify: SendNews;
};

/** Message of a member; a repeat of the request adds nothing. */
export type FeedbackMessage = {
  readonly requestId: string;
  readonly text: string;
  readonly pictures: readonly string[];
};

/** Step of an operator together with a message. */
export type OperatorStep = 'answer' | 'ask' | 'resolve';

const NEWS = { answer: feedbackAnswered, ask: feedbackInfoRequested, resolve: feedbackResolved } as const;

export type FeedbackThreads = {
  /** Adds feedback. @returns its id. @throws Refusal NOT_FOUND for an image that is not the member's. */
  add(userId: string, kind: FeedbackKind, message: FeedbackMessage, now: number): string;
  /** @throws Refusal NOT_FOUND unless it is the member's, ORDER_STEP_REFUSED when it is closed. */
  reply(userId: string, feedbackId: string, message: FeedbackMessage, now: number): void;
  /** @throws Refusal as `reply` does. */
  settle(userId: string, feedbackId: string, now: number): void;
  /** @throws Refusal as `reply` does, and when the member has already rated it. */
  rate(userId: string, feedbackId: string, stars: number): void;
  /** An operator writes, and the member gets a message. @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED. */
  write(feedbackId: string, step: OperatorStep, text: string, now: number): void;
  /** Closes what was settled long enough ago. */
  close(now: number): void;
};

/** Creates the actions of members and operators on feedback. Times are epoch ms. */
export function createFeedbackThreads({ db, store, images, notify }: Ports): FeedbackThreads {
  const ownOf = (userId: string, feedbackId: string): FeedbackRow => {
    const row = store.find(feedbackId);
    return row?.user_id === userId ? row : refuse('NOT_FOUND');
  };
  const step = ({ feedback_id, state }: FeedbackRow, next: FeedbackStep, now: number) =>
    store.setState(feedback_id, feedbackAfter(state, next) ?? refuse('ORDER_STEP_REFUSED'), now);
  const storeMessage = (userId: string, feedbackId: string, message: FeedbackMessage, now: number) => {
    if (message.pictures.some((id) => images.of(userId, id) === null)) refuse('NOT_FOUND');
    store.write({ feedbackId, author: 'member', ...message }, now);
  };
  return {
    add: (userId, kind, message, now) =>
      transaction(db, () => {
        const before = store.writtenBy(userId, message.requestId);
        if (before !== null) return before.feedback_id;
        const feedbackId = store.open(userId, kind, now);
        storeMessage(userId, feedbackId, message, now);
        return feedbackId;
      }),
    reply: (userId, feedbackId, message, now) =>
      transaction(db, () => {
        const row = ownOf(userId, feedbackId);
        if (store.writtenBy(userId, message.requestId) !== null) return;
        step(row, 'reply', now);
        storeMessage(userId, feedbackId, message, now);
      }),
    settle: (userId, feedbackId, now) => step(ownOf(userId, feedbackId), 'settle', now),
    rate(userId, feedbackId, stars) {
      const { state, stars: before } = ownOf(userId, feedbackId);
      if (!canRate(state) || before !== null) refuse('ORDER_STEP_REFUSED');
      store.rate(feedbackId, stars);
    },
    write: (feedbackId, next, text, now) =>
      transaction(db, () => {
        const row = store.find(feedbackId) ?? refuse('NOT_FOUND');
        step(row, next, now);
        store.write({ feedbackId, author: 'service', requestId: null, text, pictures: [] }, now);
        notify(row.user_id, NEWS[next](feedbackId, text), now);
      }),
    close(now) {
      eachDue(db, 'feedback', store.inState('resolved', now - FEEDBACK_CLOSES_MS), (row) =>
        step(row, 'close', row.changed_at + FEEDBACK_CLOSES_MS),
      );
    },
  };
}
