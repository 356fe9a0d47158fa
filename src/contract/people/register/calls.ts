import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import {
  accountName,
  clientFields,
  isPhoneOf,
  OpenedSession,
  passwordHash,
  phoneFields,
} from '#contract/people/member/entry-fields.ts';
import { referralCode } from '#contract/rewards/invite/calls.ts';

export const registerCalls = {
  'register.nameExists': defineCall({
    summary: 'Whether an account with this name exists; the response is not sealed',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberRegister/v2/checkName',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ name: v.string() }),
    response: v.object({ exists: v.boolean() }),
  }),
  'register.checkName': defineCall({
    summary: 'Whether a name can be registered, with free alternatives',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberRegister/v3/checkName',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ name: v.string() }),
    response: v.object({
      problem: v.nullable(v.picklist(['rule', 'taken', 'reserved'])),
      free: v.array(v.string()),
    }),
  }),
  'register.submit': defineCall({
    summary:
      'Open an account and its first session; sites that verify registrations require the code, and an unknown invitation code is refused',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberRegister/v4/register',
    body: 'json',
    credentials: 'none',
    request: v.pipe(
      v.object({
        name: accountName,
        password: passwordHash,
        ...phoneFields,
        /** Blank where the site requires none [9.10]. */
        code: v.pipe(v.string(), v.regex(/^(?:\d{6})?$/)),
        /** Code of the inviting friend; blank for none. */
        invite: v.optional(v.union([v.literal(''), referralCode])),
        ...clientFields,
      }),
      v.check((to) => isPhoneOf(to), 'phone'),
    ),
    response: OpenedSession,
    errors: ['NAME_TAKEN', 'PHONE_TAKEN', 'WRONG_VERIFY_CODE', 'CODE_EXPIRED', 'NOT_FOUND'],
  }),
};
