import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField, minorField, paging } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { CreditAnswer } from '#contract/money/order/outcome-schema.ts';
import { DayText } from '#contract/units/day-text.ts';
import { RebateDay, RebateView } from './schema.ts';
import { REBATE_STATES } from './states.table.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** Rebates (fanshui): a part of the valid stake of each day, back to the member [7.16]. */
export const rebateCalls = {
  'rebate.view': defineCall({
    summary: 'Claimable rebates, today’s estimate by venue, and the rates of the member’s grade',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/member/v1/rebate/view',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ currency: currencyField }),
    response: RebateView,
    retry,
  }),
  'rebate.records': defineCall({
    summary: 'Days with rebates, newest first, with what they come to',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/member/v1/rebate/records',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({
      currency: currencyField,
      /** Both included. */
      from: DayText,
      to: DayText,
      state: v.picklist(['all', ...REBATE_STATES]),
      ...paging,
    }),
    response: v.object({
      total: v.number(),
      valid: minorField,
      paid: minorField,
      ready: minorField,
      list: v.array(RebateDay),
    }),
    retry,
  }),
  'rebate.claim': defineCall({
    summary:
      'Everything that may be claimed in a currency into the centre wallet; a repeat of clientRequestId is the same claim',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/member/v1/rebate/claim',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({ currency: currencyField, clientRequestId: ClientRequestId }),
    response: CreditAnswer,
    errors: ['ORDER_STEP_REFUSED'],
  }),
};
