import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { timeField } from '#contract/fields/fields.ts';
import {
  clientFields,
  codeField,
  factorCode,
  isPhoneOf,
  OpenedSession,
  passwordHash,
  phoneFields,
} from '#contract/people/member/entry-fields.ts';
import { HEX_256 } from '#contract/text/wire-patterns.ts';

/** Required where the account has a second factor and the device has not passed it recently, an extension of ours. */
const secondCode = { secondCode: v.exactOptional(factorCode) };
const factorErrors = ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED'] as const;

/**
 * Login payload [3.01], every field of the specification. `password` is the login hash, never the typed text [7.11];
 * `oldPassword` is blank where none is being replaced.
 */
const LoginPayload = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  password: v.string(),
  ...clientFields,
  oldPassword: v.string(),
  ...secondCode,
});

export const accountCalls = {
  'account.login': defineCall({
    summary: 'Log in; the answer carries the session token',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberLogin/v3/login',
    body: 'json',
    credentials: 'none',
    request: LoginPayload,
    response: OpenedSession,
    errors: [...factorErrors, 'BAD_CREDENTIALS', 'ACCOUNT_BLOCKADE', 'LOGIN_LOCKED'],
  }),
  'account.loginByPhone': defineCall({
    summary: 'Log in with a code sent to the phone, where the site offers it',
    requirement: '7.11',
    method: 'POST',
    path: '/lg/v5/login',
    body: 'json',
    credentials: 'none',
    request: v.pipe(
      v.object({ ...phoneFields, code: codeField, ...clientFields, ...secondCode }),
      v.check((to) => isPhoneOf(to), 'phone'),
    ),
    response: OpenedSession,
    errors: [...factorErrors, 'WRONG_VERIFY_CODE', 'CODE_EXPIRED', 'ACCOUNT_BLOCKADE', 'NOT_FOUND'],
  }),
  'account.loginSigned': defineCall({
    summary: 'Log in for thirty days: the payload is signed once more, in the address',
    requirement: '7.11',
    method: 'POST',
    path: '/lg/ve4/{signature}',
    body: 'json',
    credentials: 'none',
    request: v.object({ ...LoginPayload.entries, signature: v.pipe(v.string(), v.regex(HEX_256)) }),
    response: OpenedSession,
    errors: [...factorErrors, 'BAD_CREDENTIALS', 'ACCOUNT_BLOCKADE', 'LOGIN_LOCKED'],
  }),
  'account.logout': defineCall({
    summary: 'End the session',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberLogout/v2/logout',
    body: 'json',
    credentials: 'optional',
    request: v.object({}),
    response: v.object({}),
  }),
  'account.logoutSetup': defineCall({
    summary: 'Set the reach of the next logout: this session, or every device of the member',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberLogout/v1/logoutSetup',
    body: 'json',
    credentials: 'member',
    request: v.object({ reach: v.picklist(['session', 'everywhere']) }),
    response: v.object({}),
  }),
  'account.checkChangePassword': defineCall({
    summary: 'Whether a new password is due, with the reason',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberPassword/v1/checkChangePassword',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({}),
    response: v.object({
      reason: v.nullable(v.picklist(['old', 'asked'])),
      /** Time of the last change. */
      changedAt: timeField,
    }),
    retry: { times: 1, delayMs: 500 },
  }),
  'account.changePassword': defineCall({
    summary: 'Change the password, given the current one; ends the member’s other sessions',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/memberPassword/v1/change',
    body: 'json',
    credentials: 'member',
    request: v.object({ oldPassword: passwordHash, password: passwordHash }),
    response: v.object({}),
    errors: ['BAD_CREDENTIALS', 'LOGIN_LOCKED'],
    extension: true,
  }),
};
