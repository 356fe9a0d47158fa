import * as v from 'valibot';
import type { ChatMessage } from '../community/chat-message/schema.ts';
import { OrderId } from '../fields/ids.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { RecordedEvent } from './recording.ts';

/** Converts a message to an event of a recording whose time begins at `zero`, epoch ms; null for one that is not recorded. */
function recordedMessage(message: ChatMessage, zero: number, names: Pseudonyms): RecordedEvent | null {
  const { content, at, roomNo, userId, username, level, id } = message;
  names.addName(username, userId);
  const common = { at: Math.max(0, at - zero), room: roomNo, user: names.user(userId) };
  const messageFields = { ...common, id: names.id(id), level };
  switch (content.kind) {
    case 'text':
      return message.withdrawn ? null : { ...messageFields, kind: 'say', text: names.text(content.text) };
    case 'gift':
      return { ...messageFields, kind: 'gift', giftId: content.giftId, count: content.count };
    case 'bet':
    case 'betPush': {
      const orderId = v.parse(OrderId, names.id(content.bet.orderId));
      return { ...messageFields, kind: 'order', order: { ...content.bet, orderId } };
    }
    case 'welcome':
      return { ...common, kind: 'join' };
    case 'betReverted':
    case 'changes':
      return null;
  }
}

export type EventLines = {
  /** Returns the line of a message, or null for a kind that a recording does not contain. */
  lineOf(message: ChatMessage): string | null;
  readonly counts: {
    written: number;
    /** Messages of kinds that a recording does not contain. */
    skipped: number;
    /** `at` of the latest line, ms. */
    durationMs: number;
  };
};

/** Creates lines in sequence, with `at` never decreasing: a late message is recorded at its arrival. */
export function createEventLines(startedAt: number, names: Pseudonyms): EventLines {
  const counts = { written: 0, skipped: 0, durationMs: 0 };
  return {
    counts,
    lineOf(message) {
      const event = recordedMessage(message, startedAt, names);
      if (event === null) {
        counts.skipped += 1;
        return null;
      }
      counts.durationMs = Math.max(counts.durationMs, event.at);
      counts.written += 1;
      return `${JSON.stringify({ ...event, at: counts.durationMs })}\n`;
    },
  };
}
