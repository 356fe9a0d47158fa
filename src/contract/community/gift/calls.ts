import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { coinsField } from '#contract/fields/fields.ts';
import { ChatRoomNo, ClientRequestId, GiftId, UserId } from '#contract/fields/ids.ts';
import { GiftAnswer } from '#contract/money/order/outcome-schema.ts';
import { strangersName } from '../chat-message/schema.ts';
import { GIFT_COUNT_MAX, RANK_PERIODS } from './gift-rules.ts';
import { Gift, GiftGoal } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
/** Reasons why a member may not send or buy gifts: muted in the room, gifts disabled there, no phone bound [6.03]. */
const GIFT_BARS = ['blocked', 'roomClosed', 'newcomer'] as const;
export type GiftBar = (typeof GIFT_BARS)[number];

const giver = {
  userId: UserId,
  username: strangersName,
  avatar: v.string(),
  level: v.number(),
  coins: coinsField,
};

export const giftCalls = {
  'gift.config': defineCall({
    summary: 'Gifts that can be sent',
    requirement: '3.08',
    method: 'POST',
    path: '/api/activity/gift/v1/config',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(Gift) }),
    retry,
    cacheSeconds: 60,
  }),
  'gift.permission': defineCall({
    summary: 'Whether the member may give gifts in a room, or buy coins when no room is named',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/anchorReward/v1/calibratePermissions',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ roomNo: v.nullable(ChatRoomNo) }),
    response: v.object({
      allowed: v.boolean(),
      reason: v.nullable(v.picklist(GIFT_BARS)),
    }),
    retry,
  }),
  'gift.reward': defineCall({
    summary: 'Give a gift: coins leave by a ledger entry; a repeat of clientRequestId is the same gift',
    requirement: '7.14',
    method: 'POST',
    path: '/api/activity/anchorReward/v1/reward',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({
      roomNo: ChatRoomNo,
      giftId: GiftId,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GIFT_COUNT_MAX)),
      clientRequestId: ClientRequestId,
    }),
    response: GiftAnswer,
    errors: ['COINS_SHORT', 'GIFT_OFF', 'GIFT_NOT_ALLOWED', 'CHAT_CLOSED'],
  }),
  'gift.rank': defineCall({
    summary: 'Top givers of a room today, this week or in this session, and the caller’s own position',
    requirement: '7.14',
    method: 'POST',
    path: '/api/activity/anchorReward/v1/rank',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({
      roomNo: ChatRoomNo,
      /** An extension: a platform without it answers for the day. */
      period: v.optional(v.picklist(RANK_PERIODS), 'day'),
    }),
    response: v.object({
      list: v.array(v.object(giver)),
      /** An extension: null for guests. `place` is null off the board; `needs` are the coins to the next place up, 0 at the top. */
      own: v.nullable(v.object({ ...giver, place: v.nullable(v.number()), needs: coinsField })),
    }),
    retry,
    errors: ['NOT_FOUND'],
  }),
  'gift.goal': defineCall({
    summary: 'Gift goal of a room while its anchor is on air; null without a goal',
    requirement: '7.14',
    method: 'POST',
    path: '/api/activity/anchorReward/v1/goal',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({ goal: v.nullable(GiftGoal) }),
    extension: true,
    retry,
  }),
};
