import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { coinsField, currencyField, minorField } from '#contract/fields/fields.ts';
import { DayText } from '#contract/units/day-text.ts';
import { CLOSE_REASONS, EXCLUSION_TERMS, REST_LENGTHS, REST_REASONS } from './constants.ts';
import { Restriction } from './schema.ts';

const own = {
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  extension: true,
} as const;
const retry = { times: 1, delayMs: 500 } as const;
const none = v.object({});
const counted = v.object({ count: v.number(), amount: minorField });

/** Open items of a member’s account, shown before they leave it for a while. */
const Outlook = v.object({
  currency: currencyField,
  centre: minorField,
  atVenues: minorField,
  treasury: minorField,
  /** Withdrawals under way: they are paid as always. */
  withdrawing: counted,
  /** Open bets: they are settled as always. */
  bets: counted,
  /** Deposits that are not paid yet: they are cancelled. */
  deposits: counted,
  /** Bonuses whose wagering is not met. */
  bonuses: v.object({ count: v.number(), amount: minorField, wageringLeft: minorField }),
  coins: coinsField,
});
export type Outlook = v.InferOutput<typeof Outlook>;

/** Breaks, time-outs, self-exclusion and closing an account [P.17, P.18, P.29]; extensions of ours. */
export const restrictionCalls = {
  'restriction.get': defineCall({
    ...own,
    summary: 'Self-chosen restriction of the member; null without one',
    requirement: 'P.17',
    path: '/api/site/protection/v1/restriction',
    request: none,
    response: v.object({ restriction: v.nullable(Restriction) }),
    retry,
  }),
  'restriction.outlook': defineCall({
    ...own,
    summary: 'Holdings of the account: balances, open bets, pending orders, bonuses and coins',
    requirement: 'P.18',
    path: '/api/site/protection/v1/outlook',
    request: v.object({ currency: currencyField }),
    response: Outlook,
    retry,
  }),
  'restriction.rest': defineCall({
    ...own,
    summary: 'A break from now on; one that goes on may become longer, never shorter',
    requirement: 'P.17',
    path: '/api/site/protection/v1/rest',
    request: v.object({
      length: v.picklist(REST_LENGTHS),
      /** End for a chosen length: from tomorrow to six weeks ahead, at the same time of day. */
      day: v.nullable(DayText),
      reason: v.nullable(v.picklist(REST_REASONS)),
    }),
    response: Restriction,
    errors: ['ORDER_STEP_REFUSED', 'BAD_REQUEST'],
  }),
  'restriction.exclude': defineCall({
    ...own,
    summary:
      'Self-exclusion from now on, of every account of the person; it may become longer, never shorter',
    requirement: 'P.18',
    path: '/api/site/protection/v1/exclude',
    request: v.object({ term: v.picklist(EXCLUSION_TERMS), agreed: v.literal(true) }),
    response: Restriction,
    errors: ['ORDER_STEP_REFUSED'],
  }),
  'restriction.close': defineCall({
    ...own,
    summary: 'Close the account, once it is empty and nothing of it is under way',
    requirement: 'P.29',
    path: '/api/site/protection/v1/close',
    request: v.object({ reason: v.picklist(CLOSE_REASONS) }),
    response: Restriction,
    errors: ['ORDER_STEP_REFUSED', 'ORDER_UNFINISHED'],
  }),
  'restriction.askBack': defineCall({
    ...own,
    summary:
      'Ask for the account to be opened again, after the end of an exclusion or a closure; a day passes first',
    requirement: 'P.18',
    path: '/api/site/protection/v1/askBack',
    request: none,
    response: Restriction,
    errors: ['ORDER_STEP_REFUSED'],
  }),
  'restriction.stayAway': defineCall({
    ...own,
    summary: 'Take back that the account is to be opened again',
    requirement: 'P.18',
    path: '/api/site/protection/v1/stayAway',
    request: none,
    response: Restriction,
    errors: ['ORDER_STEP_REFUSED'],
  }),
  'restriction.open': defineCall({
    ...own,
    summary: 'Second confirmation a day after the request: reopens the account',
    requirement: 'P.18',
    path: '/api/site/protection/v1/open',
    request: none,
    response: v.object({ restriction: v.nullable(Restriction) }),
    errors: ['ORDER_STEP_REFUSED'],
  }),
};
