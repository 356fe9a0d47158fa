import type { feedbackCalls } from '#contract/care/feedback/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { FeedbackStore } from './feedback-store.ts';
import type { FeedbackThreads } from './feedback-threads.ts';
import { feedbackBrief, feedbackView } from './feedback-view.ts';

/** Dependencies of the handlers. */
type Ports = {
  readonly feedback: { readonly store: FeedbackStore; readonly threads: FeedbackThreads };
};

/** Limit of messages in ten minutes, above any genuine report. */
const WORDS = { each: 20, all: 1_000 };

/** Handlers of members' feedback [7.16]. */
export const feedbackHandlers = ({
  feedback: { store, threads },
}: Ports): HandlersOf<typeof feedbackCalls> => {
  const throttle = createThrottle(WORDS);
  const view = (context: CallContext, feedbackId: string) => {
    const row = store.find(feedbackId);
    return row?.user_id === accountOf(context).userId ? feedbackView(store, row) : refuse('NOT_FOUND');
  };
  return {
    'feedback.add': ({ kind, clientMsgId, text, pictures }, context) => {
      const { userId } = accountOf(context);
      throttle.take(context);
      const words = { requestId: clientMsgId, text, pictures };
      return view(context, threads.add(userId, kind, words, context.now));
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
