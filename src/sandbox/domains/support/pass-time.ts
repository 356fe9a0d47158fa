import { CONVERSATION_CLOSES_MS, QUEUE_LEFT_MS, SILENCE_MS } from '#contract/constants/support.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type ConversationPorts, stepConversation } from './conversation-ports.ts';
import type { ConversationRow } from './conversation-store.ts';
import { isOpenAt } from './service-hours.ts';

/** What is over is kept so long. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Does what comes with time, at epoch ms `now`: hours begin and end, visitors leave the queue or say nothing any more,
 * what is over closes and is forgotten.
 */
export function passTime({ db, store, hoursOf }: ConversationPorts, now: number): void {
  const isOpen = ({ site_id }: ConversationRow) => isOpenAt(now, hoursOf(site_id ?? 5000));
  const queued = (row: ConversationRow) => {
    if (!isOpen(row)) stepConversation(store, row, 'shut', now);
    // Who left a word outside the hours was never in the queue, and cannot leave it.
    else if (row.seen_at >= row.queued_at && now - row.seen_at >= QUEUE_LEFT_MS)
      stepConversation(store, row, 'abandon', now);
  };
  const answered = (row: ConversationRow) => {
    const silentMs = now - row.said_at;
    if (silentMs >= SILENCE_MS.ends) {
      stepConversation(store, row, 'fallSilent', now);
      store.say(row.conversation_id, { author: 'event', event: 'silent' }, now);
    } else if (silentMs >= SILENCE_MS.asked && row.asked_at < row.said_at) {
      store.note(row.conversation_id, 'asked_at', now);
      store.say(row.conversation_id, { author: 'event', event: 'asked' }, now);
    }
  };
  transaction(db, () => {
    for (const row of store.inState('offline').filter(isOpen)) stepConversation(store, row, 'open', now);
    store.inState('queued').forEach(queued);
    store.inState('waitingMember').forEach(answered);
    for (const row of store.inState('resolved'))
      if (now - row.changed_at >= CONVERSATION_CLOSES_MS) stepConversation(store, row, 'close', now);
    store.forget(now - KEPT_MS);
  });
}
