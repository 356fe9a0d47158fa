import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { paging } from '#contract/fields/fields.ts';
import { ClientRequestId, CouponId } from '#contract/fields/ids.ts';
import { Coupon } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const list = v.object({ group: v.picklist(['available', 'past']), ...paging });
const own = { requirement: '7.16', method: 'POST', body: 'json', credentials: 'member' } as const;

/** Coupons of a member [7.16]. One for a deposit is chosen in the form of the deposit. */
export const couponCalls = {
  'coupon.list': defineCall({
    ...own,
    summary:
      'Coupons that can be used, those that expire first at the head; or those that were used or expired',
    path: '/api/site/coupon/v1/list',
    owner: 'page',
    audience: 'member',
    request: list,
    response: v.object({ total: v.number(), list: v.array(Coupon) }),
    retry,
  }),
  'coupon.use': defineCall({
    ...own,
    summary:
      'Use a coupon: its coins arrive at once, or its bonus is set aside; a repeat of clientRequestId is the same use',
    path: '/api/site/coupon/v1/use',
    command: true,
    movesMoney: true,
    request: v.object({ couponId: CouponId, clientRequestId: ClientRequestId }),
    response: Coupon,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
};
