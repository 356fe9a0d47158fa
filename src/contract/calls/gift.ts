import * as v from 'valibot';
import { GiftAnswer, PurchaseAnswer } from '#contract/models/command-outcome.ts';
import { GIFT_COUNT_MAX } from '../constants.ts';
import { strangersName } from '../models/chat-message.ts';
import { CoinPack, CoinRecord } from '../models/coin-pack.ts';
import { coinsField, pageField } from '../models/fields.ts';
import { Gift } from '../models/gift.ts';
import { ChatRoomNo, ClientRequestId, GiftId, UserId } from '../models/ids.ts';
import { defineCall } from './define-call.ts';

const retry = { times: 1, delayMs: 500 } as const;
/** Why a member may not give or buy: muted in the room, no gifts there now, no phone bound [6.03]. */
const GIFT_BARS = ['blocked', 'roomClosed', 'newcomer'] as const;
export type GiftBar = (typeof GIFT_BARS)[number];

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
  'gift.coinBalance': defineCall({
    summary: 'Gold coins of the member',
    requirement: '7.14',
    method: 'POST',
    path: '/api/activity/gift/v1/coinBalance',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({}),
    response: v.object({ coins: coinsField }),
    retry,
  }),
  'gift.permission': defineCall({
    summary: 'May this member give in a room, or, where no room is named, buy coins',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/anchorReward/v1/calibratePermissions',
    body: 'json',
    credentials: 'member',
    owner: 'page',
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
  'gift.coinPacks': defineCall({
    summary: 'Coins that can be bought with the centre wallet',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/gift/v1/coinPacks',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(CoinPack) }),
    retry,
    extension: true,
  }),
  'gift.buyCoins': defineCall({
    summary:
      'Buy a pack: cash leaves and coins arrive by one ledger command; a repeat of clientRequestId is the same purchase',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/gift/v1/buyCoins',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({ packId: v.string(), clientRequestId: ClientRequestId }),
    response: PurchaseAnswer,
    errors: ['BALANCE_SHORT', 'GIFT_NOT_ALLOWED', 'NOT_FOUND'],
    extension: true,
  }),
  'gift.coinRecords': defineCall({
    summary: 'Movements of the coins of the member, newest first',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/gift/v1/coinRecords',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({
      page: pageField,
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    }),
    response: v.object({ total: v.number(), list: v.array(CoinRecord) }),
    retry,
    extension: true,
  }),
  'gift.rank': defineCall({
    summary: 'Who has given most in a room today',
    requirement: '7.14',
    method: 'POST',
    path: '/api/activity/anchorReward/v1/rank',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ roomNo: ChatRoomNo }),
    response: v.object({
      list: v.array(
        v.object({
          userId: UserId,
          username: strangersName,
          avatar: v.string(),
          level: v.number(),
          coins: coinsField,
        }),
      ),
    }),
    retry,
  }),
};
