import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { PromotionId } from '#contract/fields/ids.ts';
import { Bonus } from '../bonus/schema.ts';
import { Coupon } from '../coupon/schema.ts';
import { Promotion } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const own = { requirement: '7.16', method: 'POST', body: 'form', credentials: 'member' } as const;
const shown = { ...own, owner: 'page', audience: 'member' } as const;
const named = v.object({ promotionId: PromotionId });

/** Promotions of the site, with their terms and the requesting member’s eligibility [7.16]. */
export const promotionCalls = {
  'promotion.list': defineCall({
    ...shown,
    summary: 'The promotions of the site',
    path: '/promo/v1/list',
    request: v.object({}),
    response: v.object({ list: v.array(Promotion) }),
    retry,
  }),
  'promotion.detail': defineCall({
    ...shown,
    summary: 'One promotion, and the bonuses that the member had of it, the newest first',
    path: '/promo/v1/detail',
    request: named,
    response: v.object({ promotion: Promotion, records: v.array(Bonus) }),
    errors: ['NOT_FOUND'],
    retry,
  }),
  'promotion.claim': defineCall({
    ...shown,
    summary: 'Take the coupon of a promotion, once in its period',
    path: '/promo/v1/claim',
    request: named,
    response: Coupon,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
};
