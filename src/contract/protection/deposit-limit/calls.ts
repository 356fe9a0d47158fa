import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { amountText, currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { type Currency, type Minor, minorToText } from '#contract/units/money.ts';

const PERIODS = ['day', 'week', 'month'] as const;

/**
 * One limit, over every way to pay in, every currency and every site of the platform: what holds now, and what is asked
 * for and holds later. USDT counts at the rate of the deposit's own moment.
 */
const DepositLimit = v.object({
  period: v.picklist(PERIODS),
  /** The one it was set in; the one asked for where there is none. */
  currency: currencyField,
  amount: v.nullable(minorField),
  /** In the limit's currency. */
  used: minorField,
  /** What may still be paid in, in the currency asked for; null where there is no limit. */
  left: v.nullable(minorField),
  /** An increase waits a day and is confirmed again; null when nothing waits. */
  pending: v.nullable(
    v.object({
      amount: v.nullable(minorField),
      currency: currencyField,
      effectiveAt: timeField,
      confirmable: v.boolean(),
    }),
  ),
});
export type DepositLimit = v.InferOutput<typeof DepositLimit>;

const limits = v.object({ list: v.array(DepositLimit), offered: v.boolean() });

type LimitInput = {
  readonly currency: Currency;
  readonly period: (typeof PERIODS)[number];
  /** Null lifts the limit. */
  readonly amount: Minor | null;
};

/** Limits a member sets on their own deposits; extensions of ours. */
export const depositLimitCalls = {
  'depositLimit.list': defineCall({
    summary:
      'Deposit limits by day, week from Monday and calendar month over all ways and currencies, and whether they were offered before the first deposit',
    requirement: '4.05',
    method: 'POST',
    path: '/api/game/limits/v1/list',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
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
    owner: 'page',
    request: v.object({
      currency: currencyField,
      period: v.picklist(PERIODS),
      amount: v.nullable(amountText),
    }),
    encode: ({ amount, ...rest }: LimitInput) => ({
      ...rest,
      amount: amount === null ? null : minorToText(amount),
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
    owner: 'page',
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
