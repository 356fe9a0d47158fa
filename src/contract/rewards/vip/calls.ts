import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { paging } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { CreditAnswer } from '#contract/money/order/outcome-schema.ts';
import { VipChange, VipGiftId, VipGrade, VipProgress } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

const own = {
  requirement: '7.16',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  retry,
} as const;

/** VIP grades: requirements and benefits of each, and a member’s progress [3.13, 7.16]. */
export const vipCalls = {
  'vip.grades': defineCall({
    summary: 'VIP grades of the site: what each takes and gives, and the birthday money of each [3.13]',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/member/v1/vipGrades',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(VipGrade) }),
    retry,
  }),
  'vip.progress': defineCall({
    ...own,
    summary: 'The member’s grade, how far the next one is, what keeps it, and the gifts of it',
    path: '/api/site/member/v1/vipProgress',
    request: v.object({}),
    response: VipProgress,
  }),
  'vip.history': defineCall({
    ...own,
    summary: 'Changes of the member’s grade with their reasons, newest first',
    path: '/api/site/member/v1/vipHistory',
    request: v.object(paging),
    response: v.object({ total: v.number(), list: v.array(VipChange) }),
  }),
  'vip.claim': defineCall({
    summary: 'A gift of a grade into the centre wallet; a repeat of clientRequestId is the same claim',
    requirement: '3.13',
    method: 'POST',
    path: '/api/site/member/v1/vipGift/claim',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({ giftId: VipGiftId, clientRequestId: ClientRequestId }),
    response: CreditAnswer,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
};
