import { chatCalls } from '#contract/community/chat/calls.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { aged, ofRoom } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { chatHandlers } from './chat-handlers.ts';
import { createModerationLog } from './moderation-log.ts';
import { createRoomMemory } from './room-memory.ts';

/** The chat of rooms, and what its moderators did. */
export const chatDomain = domain({
  bounds: {
    chat_moderation: ofRoom(),
    greeting: aged('at', HOUR_MS),
  },
  open: ({ db }: Stored) => ({ moderations: createModerationLog(db), roomMemory: createRoomMemory() }),
  handlers: handlersFor(chatCalls, chatHandlers),
});
