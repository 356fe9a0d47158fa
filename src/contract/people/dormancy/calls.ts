import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { timeField } from '#contract/fields/fields.ts';
import { codeField } from '#contract/people/member/entry-fields.ts';

export const dormancyCalls = {
  'dormancy.check': defineCall({
    summary: 'Has the member been put to sleep for being away, and where would a code go',
    requirement: '4.04',
    method: 'POST',
    path: '/api/site/dormancy/v1/check',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({}),
    response: v.object({
      /** Since when; null for a member who is awake. */
      dormantSince: v.nullable(timeField),
      /** Masked [5.07]; null for a member without a phone, who needs no code. */
      phone: v.nullable(v.string()),
    }),
    retry: { times: 1, delayMs: 500 },
  }),
  'dormancy.reactivate': defineCall({
    summary: 'Wake the member up by a code sent to their phone',
    requirement: '4.04',
    method: 'POST',
    path: '/api/site/dormancy/v1/reactivate',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({ code: v.nullable(codeField) }),
    response: v.object({}),
    errors: ['WRONG_VERIFY_CODE', 'CODE_EXPIRED'],
  }),
};
