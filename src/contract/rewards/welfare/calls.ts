import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField, minorField, paging, timeField } from '#contract/fields/fields.ts';
import { BonusId, ClientRequestId } from '#contract/fields/ids.ts';
import { Bonus } from '../bonus/schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const step = v.object({ bonusId: BonusId, clientRequestId: ClientRequestId });
const list = v.object({
  currency: currencyField,
  /** open: offered, waiting or in progress; past: ended. */
  group: v.picklist(['open', 'past']),
  ...paging,
});

const own = { requirement: '7.16', method: 'POST', body: 'json', credentials: 'member' } as const;
const shown = { ...own, owner: 'page', audience: 'member', retry } as const;
const moved = { ...own, command: true, movesMoney: true, response: Bonus } as const;

/** The welfare centre: bonuses that are offered to a member, in progress and ended [7.16]. */
export const welfareCalls = {
  'welfare.summary': defineCall({
    ...shown,
    summary: 'Offers to accept, bonuses in progress, coupons, and income of this month',
    path: '/api/site/welfare/v1/summary',
    request: v.object({ currency: currencyField }),
    response: v.object({
      offered: minorField,
      offeredCount: v.number(),
      /** Earliest deadline among the offers; null for none. */
      acceptBy: v.nullable(timeField),
      held: minorField,
      wageringLeft: minorField,
      coupons: v.number(),
      /** Number of coupons that expire within three days. */
      couponsSoon: v.number(),
      /** Total released since the month began in Beijing. */
      received: minorField,
      receivedCount: v.number(),
    }),
  }),
  'welfare.list': defineCall({
    ...shown,
    summary: 'Bonuses of a currency, the newest first; those in progress come first and in their turn',
    path: '/api/site/welfare/v1/bonuses',
    request: list,
    response: v.object({ total: v.number(), list: v.array(Bonus) }),
  }),
  'welfare.detail': defineCall({
    ...shown,
    summary: 'One bonus with its terms as they were when it was given',
    path: '/api/site/welfare/v1/bonus',
    request: v.object({ bonusId: BonusId }),
    response: Bonus,
    errors: ['NOT_FOUND'],
  }),
  'welfare.accept': defineCall({
    ...moved,
    summary: 'Accept an offered bonus: its money is set aside, and its wagering begins when its turn comes',
    path: '/api/site/welfare/v1/accept',
    request: step,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
  'welfare.giveUp': defineCall({
    ...moved,
    summary: 'Give a bonus up before its wagering is met: its money goes back, the member’s own stays',
    path: '/api/site/welfare/v1/giveUp',
    request: step,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
  }),
};
