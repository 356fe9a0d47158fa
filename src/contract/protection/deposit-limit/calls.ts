import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { amountText, currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { type Currency, type Minor, minorToText } from '#contract/units/money.ts';

const PERIODS = ['day', 'week', 'month'] as const;

/**
 * One deposit limit, over every payment method, every currency and every site of the platform: the current value, and a
 * requested later value. USDT counts at the rate at the time of the deposit.
 */
const DepositLimit = v.object({
  period: v.picklist(PERIODS),
  /** Currency it was set in; the requested one where there is none. */
  currency: currencyField,
  amount: v.nullable(minorField),
  /** Amount used, in the limit’s currency. */
  used: minorField,
  /** Amount that may still be deposited, in the requested currency; null where there is no limit. */
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
