import { CONVERSATION_CLOSES_MS, QUEUE_LEFT_MS, SILENCE_MS } from '#contract/care/support/constants.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { sinceMs } from '#sandbox/base/time/since.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type ConversationPorts, stepConversation } from './conversation-ports.ts';
import type { ConversationRow } from './conversation-store.ts';
import { isOpenAt } from './service-hours.ts';

/** Retention time of ended conversations, ms. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Runs time-based transitions, at epoch ms `now`: hours begin and end, visitors leave the queue or stop answering, ended
 * conversations close and are deleted.
 */
export function passTime({ db, store, hoursOf }: ConversationPorts, now: number): void {
  const isOpen = ({ site_id }: ConversationRow) => isOpenAt(now, hoursOf(site_id ?? 5000));
  const queued = (row: ConversationRow) => {
    if (!isOpen(row)) stepConversation(store, row, 'shut', now);
    // Visitors with a message outside the hours were never in the queue, and cannot leave it.
    else if (row.seen_at >= row.queued_at && sinceMs(now, row.seen_at) >= QUEUE_LEFT_MS)
      stepConversation(store, row, 'abandon', now);
  };
  const answered = (row: ConversationRow) => {
    const silentMs = sinceMs(now, row.said_at);
    if (silentMs >= SILENCE_MS.ends) {
      stepConversation(store, row, 'fallSilent', now);
      store.say(row.conversation_id, { author: 'event', event: 'silent' }, now);
    } else if (silentMs >= SILENCE_MS.asked && row.asked_at < row.said_at) {
      store.note(row.conversation_id, 'asked_at', now);
      store.say(row.conversation_id, { author: 'event', event: 'asked' }, now);
    }
  };
  eachDue(db, 'offline conversations', store.inState('offline').filter(isOpen), (row) =>
    stepConversation(store, row, 'open', now),
  );
  eachDue(db, 'queued conversations', store.inState('queued'), queued);
  eachDue(db, 'answered conversations', store.inState('waitingMember'), answered);
  eachDue(db, 'resolved conversations', store.inState('resolved'), (row) => {
    if (sinceMs(now, row.changed_at) >= CONVERSATION_CLOSES_MS) stepConversation(store, row, 'close', now);
  });
  transaction(db, () => store.forget(now - KEPT_MS));
}
