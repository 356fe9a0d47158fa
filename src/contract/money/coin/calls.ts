import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { coinsField, pageField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { PurchaseAnswer } from '#contract/money/order/outcome-schema.ts';
import { OWN_COINS_MAX } from './constants.ts';
import { CoinPack, CoinRecord } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** The gold coins that gifts cost, and where they come from [6.03]. */
export const coinCalls = {
  'coin.balance': defineCall({
    summary: 'Gold coins of the member',
    requirement: '7.14',
    method: 'POST',
    path: '/api/activity/gift/v1/coinBalance',
    body: 'json',
    credentials: 'member',
    request: v.object({}),
    response: v.object({ coins: coinsField }),
    retry,
  }),
  'coin.packs': defineCall({
    summary: 'Coins that can be bought with the centre wallet',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/gift/v1/coinPacks',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    /** `coins`: a number that is offered before the fixed packs, such as the one missing for a gift. */
    request: v.object({
      coins: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(OWN_COINS_MAX))),
    }),
    response: v.object({ list: v.array(CoinPack) }),
    retry,
    extension: true,
  }),
  'coin.buy': defineCall({
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
  'coin.records': defineCall({
    summary: 'Movements of the coins of the member, newest first',
    requirement: '6.03',
    method: 'POST',
    path: '/api/activity/gift/v1/coinRecords',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({
      page: pageField,
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    }),
    response: v.object({ total: v.number(), list: v.array(CoinRecord) }),
    retry,
    extension: true,
  }),
};
