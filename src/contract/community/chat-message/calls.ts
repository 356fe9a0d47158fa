import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { timeField } from '#contract/fields/fields.ts';
import { ChatMessageId, ChatRoomNo, UserId } from '#contract/fields/ids.ts';
import { REPORT_REASONS, REPORT_STATES, REPORT_VERDICTS } from './report-machine.ts';
import { ChatMessage, strangersName } from './schema.ts';

const messageIn = { roomNo: ChatRoomNo, messageId: ChatMessageId };

const Report = v.object({
  reportId: v.string(),
  message: ChatMessage,
  /** First reporter, and number of reporters. */
  by: strangersName,
  count: v.number(),
  reason: v.picklist(REPORT_REASONS),
  at: timeField,
  state: v.picklist(REPORT_STATES),
});

/** Calls on a single message. All of them are extensions. */
export const chatMessageCalls = {
  'chatMessage.like': defineCall({
    summary: 'Like a message of another member; one like per member and message, a repeat changes nothing',
    requirement: '6.01',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/like',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object(messageIn),
    response: v.object({ likes: v.number() }),
    errors: ['NOT_FOUND', 'CHAT_CLOSED'],
    extension: true,
  }),
  'chatMessage.liked': defineCall({
    summary: 'Stored messages of a room that the member likes',
    requirement: '6.01',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/liked',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({ messageIds: v.array(ChatMessageId) }),
    retry: { times: 1, delayMs: 500 },
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'chatMessage.report': defineCall({
    summary: 'Report a message to the admins of the room; one report per member and message',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/report',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ ...messageIn, reason: v.picklist(REPORT_REASONS) }),
    response: v.object({ state: v.picklist(REPORT_STATES) }),
    errors: ['NOT_FOUND', 'CHAT_REPORTS_FULL'],
    extension: true,
  }),
  'chatMessage.reports': defineCall({
    summary: 'Undecided reports of a room, newest first; for room admins',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/reports',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({ list: v.array(Report) }),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
    extension: true,
  }),
  'chatMessage.settleReport': defineCall({
    summary: 'Decide on a report: upheld withdraws the message; a report that is decided stays as it is',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/settleReport',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ roomNo: ChatRoomNo, reportId: v.string(), verdict: v.picklist(REPORT_VERDICTS) }),
    response: v.object({ state: v.picklist(REPORT_STATES) }),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
    extension: true,
  }),
  'chatMessage.withdraw': defineCall({
    summary: 'Remove a message from a room for all viewers; for room admins',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/withdraw',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object(messageIn),
    response: v.object({}),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
    extension: true,
  }),
  'chatMessage.saidBy': defineCall({
    summary: 'Latest 50 messages of one sender in a room, oldest first; for room admins',
    requirement: '6.02',
    method: 'POST',
    path: '/api/game/chatRoom/v1/app/saidBy',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ roomNo: ChatRoomNo, userId: UserId }),
    response: v.object({ list: v.array(ChatMessage) }),
    errors: ['CHAT_NO_RIGHTS', 'NOT_FOUND'],
    extension: true,
  }),
};
