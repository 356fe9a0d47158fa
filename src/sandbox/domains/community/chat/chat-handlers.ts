import * as v from 'valibot';
import type { chatCalls } from '#contract/community/chat/calls.ts';
import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { createWatching } from '#sandbox/domains/ground/act/watching.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { ChatPorts } from './chat-ports.ts';
import { mute, setUp, unblock } from './moderation.ts';
import { noticeOf } from './notice.ts';
import { anchorOfRoom, draftBy, requireOpenRoom, requireRights, requireRoom } from './rooms.ts';
import { requireVoice, sendChatMessage } from './speaking.ts';

type Pushing = { readonly roomNo: string; readonly clientMsgId: string; readonly orderId: string };

/**
 * Shows an own open bet in the room [3.10]. @throws Refusal as `requireVoice`; NOT_FOUND for a bet that has ended or is not
 * theirs.
 */
function pushOrder(platform: ChatPorts, account: Account, pushing: Pushing): ChatMessageWire {
  const { world, bets, roomMemory } = platform;
  const { roomNo, clientMsgId, orderId } = pushing;
  const sent = world.rooms.sentAs(roomNo, account.userId, clientMsgId);
  if (sent) return sent;
  const bet = bets.find(orderId, account.userId);
  if (bet?.status !== 'open') return refuse('NOT_FOUND');
  requireVoice(platform, roomNo, account);
  const { matchId: _match, stake: _stake, placedAt: _placed, status: _status, ...order } = bet;
  bets.share(roomNo, orderId, account.userId);
  roomMemory.spoke(roomNo, account.userId, world.clock.now());
  return world.rooms.append(roomNo, draftBy(account, { msgType: 'orderPush', order }, clientMsgId));
}

/** Reverts an own pushed bet [4.10]. @throws Refusal NOT_FOUND when it is not shown there, CHAT_CLOSED. */
function revertOrder(platform: ChatPorts, account: Account, pushing: Pushing): ChatMessageWire {
  const { world, bets } = platform;
  const { roomNo, clientMsgId, orderId } = pushing;
  const sent = world.rooms.sentAs(roomNo, account.userId, clientMsgId);
  if (sent) return sent;
  requireOpenRoom(platform, roomNo);
  if (!bets.revert(roomNo, orderId, account.userId)) return refuse('NOT_FOUND');
  return world.rooms.append(roomNo, draftBy(account, { msgType: 'revertOrderPush', orderId }, clientMsgId));
}

const GREET_EVERY_MS = 600_000;

/** Announces a member's arrival to the room, at most once in ten minutes; every level, the client splits the tiers [6.08]. */
function createGreeter(platform: ChatPorts) {
  const { db, world } = platform;
  const last = query(
    db,
    v.object({ at: intColumn }),
    'SELECT at FROM greeting WHERE room_no = ? AND user_id = ?',
  );
  const note = db.prepare('INSERT OR REPLACE INTO greeting (room_no, user_id, at) VALUES (?, ?, ?)');
  return (roomNo: string, account: Account): void => {
    requireRoom(platform, roomNo);
    const now = world.clock.now();
    const greetedAt = last.get(roomNo, account.userId)?.at;
    if (sinceMs(now, greetedAt) < GREET_EVERY_MS || world.rooms.status(roomNo).status !== 1) return;
    note.run(roomNo, account.userId, now);
    world.rooms.append(roomNo, draftBy(account, { msgType: 'welcome' }));
  };
}

type SwitchesWire = v.InferInput<(typeof chatCalls)['chat.switches']['response']>;

/** Returns the permissions of a visitor in a room [6.02]. @throws Refusal NOT_FOUND. */
function switchesOf(platform: ChatPorts, roomNo: string, account: Account | null): SwitchesWire {
  requireRoom(platform, roomNo);
  const { rooms } = platform.world;
  const mutedUntil = account && rooms.mutedUntil(roomNo, account.userId);
  const { slowModeMs } = rooms.setup(roomNo);
  return {
    maySpeak: account !== null && mutedUntil === null && rooms.status(roomNo).status === 1,
    mutedUntil,
    slowModeMs,
    admin: account?.roomAdmin ?? false,
    notice: noticeOf(platform, roomNo),
    anchorUserId: anchorOfRoom(platform, roomNo)?.userId ?? null,
  };
}

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
    'chat.send': (draft, context) => ({
      message: sendChatMessage(platform, accountOf(context), { ...draft, siteId: context.siteId }),
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
