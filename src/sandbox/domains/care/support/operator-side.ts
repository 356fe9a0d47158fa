import { SECOND_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { serviceAnswered } from '#sandbox/domains/care/inbox/care/support-news.ts';
import { type ConversationPorts, stepConversation } from './conversation-ports.ts';
import type { ConversationRow } from './conversation-store.ts';

export type OperatorSide = {
  /** Shows the visitor that an operator is reading. @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED. */
  take(conversationId: bigint, now: number): void;
  /** Answers a conversation. A member who is not viewing it gets a message, once per absence. @throws as `take` does. */
  answer(conversationId: bigint, text: string, now: number): void;
  /** Resolves a conversation. @throws as `take` does. */
  resolve(conversationId: bigint, now: number): void;
};

/** Time after the last poll for which a visitor counts as present; an open page polls every few seconds. */
const PRESENT_WITHIN_MS = 15 * SECOND_MS;

/** Creates the operators' actions in conversations. Times are epoch ms. */
export function createOperatorSide({ db, store, isMember, notify }: ConversationPorts): OperatorSide {
  const stepped = (conversationId: bigint, step: 'take' | 'answer' | 'resolve', now: number) => {
    const row = store.byId(conversationId) ?? refuse('NOT_FOUND');
    stepConversation(store, row, step, now);
    if (row.state === 'queued' && step !== 'resolve') {
      store.waited(conversationId, now - row.queued_at);
      store.addMessage(conversationId, { author: 'event', event: 'taken' }, now);
    }
    return row;
  };
  const notifyAway = (
    { conversation_id, owner, seen_at, told_at }: ConversationRow,
    text: string,
    now: number,
  ) => {
    const isNotified = told_at > seen_at;
    if (!isMember(owner) || isNotified || sinceMs(now, seen_at) < PRESENT_WITHIN_MS) return;
    notify(owner, serviceAnswered(text), now);
    store.note(conversation_id, 'told_at', now);
  };
  return {
    take: (conversationId, now) => transaction(db, () => void stepped(conversationId, 'take', now)),
    answer: (conversationId, text, now) =>
      transaction(db, () => {
        const row = stepped(conversationId, 'answer', now);
        store.addMessage(conversationId, { author: 'service', text }, now);
        store.note(conversationId, 'said_at', now);
        notifyAway(row, text, now);
      }),
    resolve: (conversationId, now) =>
      transaction(db, () => {
        stepped(conversationId, 'resolve', now);
        store.addMessage(conversationId, { author: 'event', event: 'resolved' }, now);
      }),
  };
}
