import * as v from 'valibot';
import { amountText, currencyField, minorField, timeField } from '../models/fields.ts';
import { defineCall } from './define-call.ts';

const PERIODS = ['day', 'week', 'month'] as const;

/** One limit: what holds now, and what is asked for and holds later. */
const DepositLimit = v.object({
  period: v.picklist(PERIODS),
  amount: v.nullable(minorField),
  used: minorField,
  /** An increase waits a day and is confirmed again; null when nothing waits. */
  pending: v.nullable(
    v.object({ amount: v.nullable(minorField), effectiveAt: timeField, confirmable: v.boolean() }),
  ),
});
export type DepositLimit = v.InferOutput<typeof DepositLimit>;

const limits = v.object({ list: v.array(DepositLimit), offered: v.boolean() });

/** Limits a member sets on their own deposits; extensions of ours. */
export const depositLimitCalls = {
  'depositLimit.list': defineCall({
    summary: 'Deposit limits by day, week and month, and whether they were offered before the first deposit',
    requirement: '4.05',
    method: 'POST',
    path: '/api/game/limits/v1/list',
    body: 'json',
    credentials: 'member',
    request: v.object({ currency: currencyField }),
    response: limits,
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
  'depositLimit.set': defineCall({
    summary: 'Lower at once, higher after a day and a second yes; null lifts it, which is an increase',
    requirement: '4.05',
    method: 'POST',
    path: '/api/game/limits/v1/set',
    body: 'json',
    credentials: 'member',
    request: v.object({
      currency: currencyField,
      period: v.picklist(PERIODS),
      amount: v.nullable(amountText),
    }),
    response: limits,
    extension: true,
  }),
  'depositLimit.confirm': defineCall({
    summary: 'The second yes to an increase whose day has passed, or no to it; or that the offer was read',
    requirement: '4.05',
    method: 'POST',
    path: '/api/game/limits/v1/confirm',
    body: 'json',
    credentials: 'member',
    request: v.object({
      currency: currencyField,
      period: v.nullable(v.picklist(PERIODS)),
      accept: v.boolean(),
    }),
    response: limits,
    errors: ['ORDER_STEP_REFUSED'],
    extension: true,
  }),
};
