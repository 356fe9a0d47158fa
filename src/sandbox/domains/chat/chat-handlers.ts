import type { chatCalls } from '#contract/calls/chat.ts';
import { createWatching } from '#sandbox/domains/activity/facts/watching.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { ChatPorts } from './chat-ports.ts';
import { createGreeter } from './greet.ts';
import { mute, setUp, unblock } from './moderation.ts';
import { pushOrder, revertOrder } from './order-pushes.ts';
import { requireRights, requireRoom } from './rooms.ts';
import { say } from './speaking.ts';
import { switchesOf } from './switches.ts';

type ChatHandlers = HandlersOf<typeof chatCalls>;
type Reading = 'chat.status' | 'chat.history' | 'chat.offline' | 'chat.switches';
type Ruling = 'chat.muteList' | 'chat.mute' | 'chat.unblock' | 'chat.setup' | 'chat.moderations';
type Speaking = Exclude<keyof ChatHandlers, Reading | Ruling>;

const reading = (platform: ChatPorts): Pick<ChatHandlers, Reading> => {
  const watching = createWatching(platform.money.acts);
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
    'chat.offline': async ({ roomNo, afterSeq, waitMs, size }, { signal, account, now }) => {
      requireRoom(platform, roomNo);
      if (account) watching.seen(account.userId, roomNo, now);
      if (waitMs > 0) await rooms.waitNewer(roomNo, afterSeq, waitMs, signal);
      return rooms.after(roomNo, afterSeq, size);
    },
    'chat.switches': ({ roomNo }, { account }) => switchesOf(platform, roomNo, account),
  };
};

const speaking = (platform: ChatPorts): Pick<ChatHandlers, Speaking> => {
  const greet = createGreeter(platform);
  return {
    'chat.send': (said, context) => ({
      message: say(platform, accountOf(context), { ...said, siteId: context.siteId }),
    }),
    'chat.pushOrder': (push, context) => ({ message: pushOrder(platform, accountOf(context), push) }),
    'chat.revertOrder': (push, context) => ({ message: revertOrder(platform, accountOf(context), push) }),
    'chat.greeting': ({ roomNo }, context) => {
      greet(roomNo, accountOf(context));
      return {};
    },
  };
};

const ruling = (platform: ChatPorts): Pick<ChatHandlers, Ruling> => ({
  'chat.muteList': ({ roomNo }, context) => {
    requireRights(accountOf(context));
    requireRoom(platform, roomNo);
    return { list: platform.world.rooms.muted(roomNo) };
  },
  'chat.moderations': ({ roomNo }, context) => {
    requireRights(accountOf(context));
    requireRoom(platform, roomNo);
    return { list: platform.moderations.list(roomNo) };
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
export const chatHandlers = (platform: ChatPorts): ChatHandlers => ({
  ...reading(platform),
  ...speaking(platform),
  ...ruling(platform),
});
