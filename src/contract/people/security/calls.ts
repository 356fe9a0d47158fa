import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { paging, timeField } from '#contract/fields/fields.ts';
import { factorCode, passwordHash } from '#contract/people/member/entry-fields.ts';
import { LoginRecord, MemberSession, SecurityOverview, SessionId, STEP_UP_ACTIONS } from './schema.ts';

const own = {
  requirement: '7.16',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  extension: true,
} as const;
/** A typed password is hashed in the core and is passed no further. */
const byPassword = {
  requirement: '7.16',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  extension: true,
} as const;
const retry = { times: 1, delayMs: 500 } as const;

const wrongCode = ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED'] as const;
const sessions = v.object({ list: v.array(MemberSession) });
/** Shown once: the platform stores verifiers, not the codes. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** Sessions, the history of logins and the second factor (RFC 6238). */
export const securityCalls = {
  'security.overview': defineCall({
    ...own,
    summary: 'Security measures of the account, and those still missing',
    path: '/api/site/member/v1/security/overview',
    request: v.object({}),
    response: SecurityOverview,
    retry,
  }),
  'security.sessions': defineCall({
    ...own,
    summary: 'The sessions of the member that are alive, the current one first',
    path: '/api/site/member/v1/security/sessions',
    request: v.object({}),
    response: sessions,
    retry,
  }),
  'security.endSession': defineCall({
    ...own,
    summary: 'End another session of the member',
    path: '/api/site/member/v1/security/endSession',
    request: v.object({ sessionId: SessionId }),
    response: sessions,
    errors: ['NOT_FOUND', 'STEP_UP_NEEDED'],
  }),
  'security.endOthers': defineCall({
    ...own,
    summary: 'End every session of the member but this one',
    path: '/api/site/member/v1/security/endOthers',
    request: v.object({}),
    response: sessions,
    errors: ['STEP_UP_NEEDED'],
  }),
  'security.logins': defineCall({
    ...own,
    summary: 'Logins and login attempts of the last ninety days, newest first',
    // An address with the word login carries no token [7.04].
    path: '/api/site/member/v1/security/history',
    request: v.object(paging),
    response: v.object({ total: v.number(), list: v.array(LoginRecord) }),
    retry,
  }),
  'security.confirmPassword': defineCall({
    ...byPassword,
    summary:
      'Show by the login password that the person at the page is its member, and for an action where no second factor is on',
    path: '/api/site/member/v1/security/confirmPassword',
    request: v.object({
      password: passwordHash,
      /** Action the password permits next, within five minutes. */
      action: v.optional(v.picklist(STEP_UP_ACTIONS)),
    }),
    response: v.object({}),
    errors: ['BAD_CREDENTIALS', 'LOGIN_LOCKED', 'ORDER_STEP_REFUSED'],
  }),
  'security.factorBegin': defineCall({
    ...byPassword,
    summary:
      'A secret for an authenticator, by the login password; it guards nothing before a code proves it',
    path: '/api/site/member/v1/security/factor/begin',
    request: v.object({ password: passwordHash }),
    response: v.object({ secret: v.string(), uri: v.string() }),
    errors: ['BAD_CREDENTIALS', 'LOGIN_LOCKED', 'ORDER_STEP_REFUSED'],
  }),
  'security.factorConfirm': defineCall({
    ...own,
    summary: 'Turn the second factor on by a code of the secret; other sessions of the member end',
    path: '/api/site/member/v1/security/factor/confirm',
    request: v.object({ code: factorCode }),
    response: recoveryCodes,
    errors: [...wrongCode, 'ORDER_STEP_REFUSED'],
  }),
  'security.factorEnd': defineCall({
    ...byPassword,
    summary: 'Turn the second factor off by the login password and a code',
    path: '/api/site/member/v1/security/factor/end',
    request: v.object({ password: passwordHash, code: factorCode }),
    response: v.object({}),
    errors: [...wrongCode, 'BAD_CREDENTIALS', 'LOGIN_LOCKED', 'ORDER_STEP_REFUSED'],
  }),
  'security.renewCodes': defineCall({
    ...own,
    summary: 'Ten other recovery codes in place of those there were',
    path: '/api/site/member/v1/security/factor/renewCodes',
    request: v.object({ code: factorCode }),
    response: recoveryCodes,
    errors: [...wrongCode, 'ORDER_STEP_REFUSED'],
  }),
  'security.stepUp': defineCall({
    ...own,
    summary: 'Show once more who one is, for one action of this session within five minutes',
    path: '/api/site/member/v1/security/stepUp',
    request: v.object({ action: v.picklist(STEP_UP_ACTIONS), code: factorCode }),
    response: v.object({ until: timeField }),
    errors: [...wrongCode, 'ORDER_STEP_REFUSED'],
  }),
};
