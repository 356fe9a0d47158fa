import type { chatCalls } from '#contract/calls/chat.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import type { Platform } from '#sandbox/platform.ts';
import { createGreeter } from './chat/greet.ts';
import { mute, setUp, unblock } from './chat/moderation.ts';
import { pushOrder, revertOrder } from './chat/order-pushes.ts';
import { requireRights, requireRoom } from './chat/rooms.ts';
import { say } from './chat/speaking.ts';
import { switchesOf } from './chat/switches.ts';

type ChatHandlers = HandlersOf<typeof chatCalls>;
type Reading = 'chat.status' | 'chat.history' | 'chat.offline' | 'chat.switches';
type Ruling = 'chat.muteList' | 'chat.mute' | 'chat.unblock' | 'chat.setup';
type Speaking = Exclude<keyof ChatHandlers, Reading | Ruling>;

const reading = (platform: Platform): Pick<ChatHandlers, Reading> => {
  const { rooms } = platform.world;
  return {
    'chat.status': ({ matchIds, chatRoomNos }) => ({
      list: [...matchIds.map((matchId) => `m-${matchId}`), ...chatRoomNos].map((roomNo) =>
        rooms.status(roomNo),
      ),
    }),
    'chat.history': ({ roomNo, beforeSeq, size }) => {
      requireRoom(platform, roomNo);
      return rooms.before(roomNo, beforeSeq, size);
    },
    'chat.offline': async ({ roomNo, afterSeq, waitMs, size }, { signal }) => {
      requireRoom(platform, roomNo);
      if (waitMs > 0) await rooms.waitNewer(roomNo, afterSeq, waitMs, signal);
      return rooms.after(roomNo, afterSeq, size);
    },
    'chat.switches': ({ roomNo }, { account }) => switchesOf(platform, roomNo, account),
  };
};

const speaking = (platform: Platform): Pick<ChatHandlers, Speaking> => {
  const greet = createGreeter(platform);
  return {
    'chat.send': (said, context) => ({ message: say(platform, accountOf(context), said) }),
    'chat.pushOrder': (push, context) => ({ message: pushOrder(platform, accountOf(context), push) }),
    'chat.revertOrder': (push, context) => ({ message: revertOrder(platform, accountOf(context), push) }),
    'chat.greeting': ({ roomNo }, context) => {
      greet(roomNo, accountOf(context));
      return {};
    },
  };
};

const ruling = (platform: Platform): Pick<ChatHandlers, Ruling> => ({
  'chat.muteList': ({ roomNo }, context) => {
    requireRights(accountOf(context));
    requireRoom(platform, roomNo);
    return { list: platform.world.rooms.muted(roomNo) };
  },
  'chat.mute': (muting, context) => mute(platform, accountOf(context), muting),
  'chat.unblock': ({ roomNo, userId }, context) => {
    unblock(platform, accountOf(context), roomNo, userId);
    return {};
  },
  'chat.setup': (setup, context) => {
    setUp(platform, accountOf(context), setup);
    return {};
  },
});

/** Chat rooms over the world's room store [6.01, 6.02]. */
export const chatHandlers = (platform: Platform): ChatHandlers => ({
  ...reading(platform),
  ...speaking(platform),
  ...ruling(platform),
});
