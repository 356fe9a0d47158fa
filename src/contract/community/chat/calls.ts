import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { seqField, timeField } from '#contract/fields/fields.ts';
import { ChatRoomNo, ClientRequestId, ID_IN_ROOM_NO, OrderId, UserId } from '#contract/fields/ids.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import { ChatMessage, ChatRoomStatus, strangersName } from '../chat-message/schema.ts';
import {
  CHAT_NOTICE_MAX,
  CHAT_PAGE_MAX,
  CHAT_TEXT_MAX,
  LONG_POLL_MAX_MS,
  SLOW_MODES_MS,
} from './constants.ts';
import { Moderation } from './moderation/moderation-schema.ts';
import { ChatSwitches } from './switches-schema.ts';

/** Members go to the web/app address, guests to the anonymous one [6.01]. */
const twoPaths = (verb: string) => ({
  member: `/api/game/chatRoom/v1/app/${verb}`,
  guest: `/api/game/chatRoom/v1/anonymous/${verb}`,
});
const retry = { times: 1, delayMs: 500 } as const;

const MutedMember = v.object({
  userId: UserId,
  username: strangersName,
  level: v.number(),
  until: v.nullable(timeField),
});
/** Limits a list to one page of the live list. */
const atOnce = <Schema extends v.GenericSchema<unknown, unknown>>(item: Schema) =>
  v.pipe(v.array(item), v.maxLength(LIVE_LIST_PAGE_SIZE));

const Page = v.object({ latestSeq: v.number(), list: v.array(ChatMessage) });

export const chatCalls = {
  'chat.status': defineCall({
    summary: 'Status of chat rooms by matches, or by room numbers for anchor rooms',
    requirement: '3.11',
    method: 'POST',
    path: twoPaths('status'),
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({
      matchIds: atOnce(v.pipe(v.string(), v.regex(ID_IN_ROOM_NO))),
      chatRoomNos: atOnce(ChatRoomNo),
    }),
    response: v.object({ list: v.array(ChatRoomStatus) }),
    retry,
  }),
  'chat.history': defineCall({
    summary: 'The newest messages of a room, or those before a seq; oldest first',
    requirement: '6.01',
    method: 'POST',
    path: twoPaths('history'),
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({
      roomNo: ChatRoomNo,
      beforeSeq: v.nullable(seqField),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    }),
    response: Page,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'chat.offline': defineCall({
    summary: 'Messages after a seq; waits up to waitMs for the first one (long poll is an extension)',
    requirement: '6.01',
    method: 'POST',
    path: twoPaths('offline'),
    body: 'json',
    credentials: 'optional',
    request: v.object({
      roomNo: ChatRoomNo,
      afterSeq: seqField,
      waitMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONG_POLL_MAX_MS)),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CHAT_PAGE_MAX)),
    }),
    response: v.object({
      ...Page.entries,
      /** Oldest sequence number the platform still retains. */ floorSeq: v.number(),
    }),
    timeoutMs: LONG_POLL_MAX_MS + 5_000,
    apart: true,
    errors: ['NOT_FOUND'],
  }),
  'chat.switches': defineCall({
    summary: 'Permissions of the caller in a room',
    requirement: '6.02',
    method: 'POST',
    path: twoPaths('switches'),
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ roomNo: ChatRoomNo }),
    response: ChatSwitches,
    retry,
  }),
  'chat.send': defineCall({
    summary: 'Say something; a repeat of clientMsgId is the same message',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/send',
    body: 'json',
    credentials: 'member',
    command: true,
    request: v.object({
      roomNo: ChatRoomNo,
      clientMsgId: ClientRequestId,
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(CHAT_TEXT_MAX * 2)),
      mentions: v.array(UserId),
      /** Message that this one replies to; a reply to a missing message has no quote. */
      replyTo: v.optional(v.string()),
    }),
    response: v.object({ message: ChatMessage }),
    errors: ['CHAT_MUTED', 'CHAT_TOO_FAST', 'CHAT_TOO_LONG', 'CHAT_CONTACT', 'CHAT_CLOSED', 'NEEDS_LOGIN'],
  }),
  'chat.pushOrder': defineCall({
    summary: 'Show an own bet in the room as an order push; a repeat of clientMsgId is the same push',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/pushOrder',
    body: 'json',
    credentials: 'member',
    command: true,
    request: v.object({ roomNo: ChatRoomNo, clientMsgId: ClientRequestId, orderId: OrderId }),
    response: v.object({ message: ChatMessage }),
    errors: ['CHAT_MUTED', 'CHAT_TOO_FAST', 'CHAT_CLOSED', 'NOT_FOUND'],
    extension: true,
  }),
  'chat.revertOrder': defineCall({
    summary: 'Take an own order push back',
    requirement: '4.10',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/revertOrder',
    body: 'json',
    credentials: 'member',
    command: true,
    request: v.object({ roomNo: ChatRoomNo, clientMsgId: ClientRequestId, orderId: OrderId }),
    response: v.object({ message: ChatMessage }),
    errors: ['NOT_FOUND', 'CHAT_CLOSED'],
    extension: true,
  }),
  'chat.greeting': defineCall({
    summary: 'Announce oneself in a room; the platform decides whether others see it',
    requirement: '6.08',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/greeting',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({}),
  }),
  'chat.muteList': defineCall({
    summary: 'Muted members of a room; for room admins',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/muteList',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({ list: v.array(MutedMember) }),
    errors: ['CHAT_NO_RIGHTS'],
  }),
  'chat.mute': defineCall({
    summary: 'Mute a member in a room for some minutes',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/operation',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({
      roomNo: ChatRoomNo,
      userId: UserId,
      minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(43_200)),
    }),
    response: v.object({ until: timeField }),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
  }),
  'chat.unblock': defineCall({
    summary: 'Let a muted member speak again',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/unblock',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ roomNo: ChatRoomNo, userId: UserId }),
    response: v.object({}),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
  }),
  'chat.setup': defineCall({
    summary: 'Set a room up: slow mode and notice, each as it is when absent; for room admins',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/setup',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({
      roomNo: ChatRoomNo,
      slowModeMs: v.optional(v.picklist(SLOW_MODES_MS)),
      /** An empty notice removes the pinned one. */
      notice: v.optional(v.pipe(v.string(), v.maxLength(CHAT_NOTICE_MAX))),
    }),
    response: v.object({}),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
  }),
  'chat.moderations': defineCall({
    summary: 'Latest admin actions in a room, newest first; for room admins',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/moderations',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({ list: v.array(Moderation) }),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
    extension: true,
  }),
};
