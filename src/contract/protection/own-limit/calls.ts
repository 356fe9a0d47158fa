import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField } from '#contract/fields/fields.ts';
import { LIMIT_PERIODS, OWN_LIMIT_KINDS } from './constants.ts';
import { limitUnits, OwnLimit } from './schema.ts';

const kind = v.picklist(OWN_LIMIT_KINDS);
const limitPeriod = v.picklist(LIMIT_PERIODS);
const response = v.object({ list: v.array(OwnLimit) });
const own = { method: 'POST', body: 'json', credentials: 'member', owner: 'page', response } as const;

type SetInput = {
  readonly currency: v.InferInput<typeof currencyField>;
  readonly kind: v.InferInput<typeof kind>;
  readonly period: v.InferInput<typeof limitPeriod>;
  /** Amount in cents, coins or minutes; null lifts the limit. */
  readonly amount: bigint | null;
};

/** Limits a member sets on what they play; extensions of ours. Those on payments in are `depositLimit`. */
export const ownLimitCalls = {
  'ownLimit.list': defineCall({
    ...own,
    summary:
      'Limits on net loss, stakes, one stake, gifts and time: what is used of each window of Beijing’s calendar, what is left, what waits',
    requirement: 'P.16',
    path: '/api/game/limits/v1/own/list',
    audience: 'member',
    request: v.object({ currency: currencyField }),
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
  'ownLimit.set': defineCall({
    ...own,
    summary: 'Lower at once, higher after 24 hours and a second yes; null lifts it, which is an increase',
    requirement: 'P.15',
    path: '/api/game/limits/v1/own/set',
    request: v.object({
      currency: currencyField,
      kind,
      period: limitPeriod,
      amount: v.nullable(limitUnits),
    }),
    encode: ({ amount, ...rest }: SetInput) => ({ ...rest, amount: amount === null ? null : String(amount) }),
    errors: ['BAD_REQUEST'],
    extension: true,
  }),
  'ownLimit.confirm': defineCall({
    ...own,
    summary: 'The second yes to a raise whose day has passed, or no to it',
    requirement: 'P.15',
    path: '/api/game/limits/v1/own/confirm',
    request: v.object({ currency: currencyField, kind, period: limitPeriod, accept: v.boolean() }),
    errors: ['ORDER_STEP_REFUSED'],
    extension: true,
  }),
};
