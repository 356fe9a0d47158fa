import type * as v from 'valibot';
import type { feedbackCalls } from '#contract/care/feedback/calls.ts';
import type { Feedback, FeedbackBrief } from '#contract/care/feedback/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { FeedbackRow, FeedbackStore } from './feedback-store.ts';
import type { FeedbackThreads } from './feedback-threads.ts';

/** Dependencies of the handlers. */
type Ports = {
  readonly feedback: { readonly store: FeedbackStore; readonly threads: FeedbackThreads };
};

/** Limit of messages in ten minutes, above any genuine report. */
const MESSAGE_LIMITS = { each: 20, all: 1_000 };

type Brief = v.InferInput<typeof FeedbackBrief>;

const headOf = ({ feedback_id, kind, state, at, changed_at }: FeedbackRow, text: string) => ({
  feedbackId: feedback_id,
  kind,
  state,
  text,
  at,
  changedAt: changed_at,
});

/** A feedback as the list of its member shows it. */
function feedbackBrief(store: FeedbackStore, row: FeedbackRow): Brief {
  const parts = store.parts(row.feedback_id);
  return {
    ...headOf(row, parts[0]?.text ?? ''),
    lastText: parts.length > 1 ? (parts.at(-1)?.text ?? '') : '',
  };
}

/** A feedback whole. */
function feedbackView(store: FeedbackStore, row: FeedbackRow): v.InferInput<typeof Feedback> {
  const parts = store.parts(row.feedback_id);
  return {
    ...headOf(row, parts[0]?.text ?? ''),
    stars: row.stars,
    moves: store.moves(row.feedback_id),
    parts: parts.map(({ part_id, author, text, pictures, at }) => ({
      partId: part_id.toString(),
      from: author,
      text,
      pictures,
      at,
    })),
  };
}

/** Handlers of members' feedback [7.16]. */
export const feedbackHandlers = ({
  feedback: { store, threads },
}: Ports): HandlersOf<typeof feedbackCalls> => {
  const throttle = createThrottle(MESSAGE_LIMITS);
  const view = (context: CallContext, feedbackId: string) => {
    const row = store.find(feedbackId);
    return row?.user_id === accountOf(context).userId ? feedbackView(store, row) : refuse('NOT_FOUND');
  };
  return {
    'feedback.add': ({ kind, clientMsgId, text, pictures }, context) => {
      const { userId } = accountOf(context);
      throttle.take(context);
      const message = { requestId: clientMsgId, text, pictures };
      return view(context, threads.add(userId, kind, message, context.now));
    },
    'feedback.list': ({ page, size }, context) => {
      const { userId } = accountOf(context);
      const list = store.page(userId, page, size).map((row) => feedbackBrief(store, row));
      return { total: store.count(userId), list };
    },
    'feedback.detail': ({ feedbackId }, context) => view(context, feedbackId),
    'feedback.reply': ({ feedbackId, clientMsgId, text, pictures }, context) => {
      const { userId } = accountOf(context);
      throttle.take(context);
      threads.reply(userId, feedbackId, { requestId: clientMsgId, text, pictures }, context.now);
      return view(context, feedbackId);
    },
    'feedback.settle': ({ feedbackId }, context) => {
      threads.settle(accountOf(context).userId, feedbackId, context.now);
      return view(context, feedbackId);
    },
    'feedback.rate': ({ feedbackId, stars }, context) => {
      threads.rate(accountOf(context).userId, feedbackId, stars);
      return view(context, feedbackId);
    },
  };
};
