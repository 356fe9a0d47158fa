import * as v from 'valibot';
import type { ChatMessage } from '../models/chat-message.ts';
import { OrderId } from '../models/ids.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { RecordedEvent } from './recording.ts';

/** What a message becomes in a recording whose time begins at `zero`, epoch ms; null for what is not kept. */
export function recordedMessage(message: ChatMessage, zero: number, names: Pseudonyms): RecordedEvent | null {
  const { content, at, roomNo, userId, username, level, id } = message;
  names.learn(username, userId);
  const common = { at: Math.max(0, at - zero), room: roomNo, user: names.user(userId) };
  const said = { ...common, id: names.id(id), level };
  switch (content.kind) {
    case 'text':
      return message.withdrawn ? null : { ...said, kind: 'say', text: names.text(content.text) };
    case 'gift':
      return { ...said, kind: 'gift', giftId: content.giftId, count: content.count };
    case 'bet':
    case 'betPush': {
      const orderId = v.parse(OrderId, names.id(content.bet.orderId));
      return { ...said, kind: 'order', order: { ...content.bet, orderId } };
    }
    case 'welcome':
      return { ...common, kind: 'join' };
    case 'betReverted':
    case 'changes':
      return null;
  }
}
