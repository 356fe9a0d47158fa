import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { pageField } from '#contract/fields/fields.ts';
import { REFERRAL_CODE } from './constants.ts';
import { Invitation, InviteProgress } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** Code from a link, or as typed. */
export const referralCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(REFERRAL_CODE));

const own = {
  requirement: '1.02',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  retry,
} as const;

/** Invitations of friends [1.02]. */
export const inviteCalls = {
  'invite.open': defineCall({
    summary: 'Somebody opens an invitation: whose it is; each device counts once',
    requirement: '1.02',
    method: 'POST',
    path: '/api/site/member/v1/invite/open',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ code: referralCode }),
    response: v.object({ nickname: v.string() }),
    errors: ['NOT_FOUND'],
    retry,
  }),
  'invite.progress': defineCall({
    ...own,
    summary: 'The member’s own code and how far their invitations have come',
    path: '/api/site/member/v1/invite/progress',
    request: v.object({}),
    response: InviteProgress,
  }),
  'invite.list': defineCall({
    ...own,
    summary: 'Friends who registered by the member’s link, the newest first, with masked names',
    path: '/api/site/member/v1/invite/list',
    request: v.object({
      which: v.picklist(['all', 'open', 'met']),
      page: pageField,
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    }),
    response: v.object({
      counts: v.object({ all: v.number(), open: v.number(), met: v.number() }),
      total: v.number(),
      list: v.array(Invitation),
    }),
  }),
};
