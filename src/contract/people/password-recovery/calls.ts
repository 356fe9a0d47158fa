import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import {
  codeField,
  emailField,
  isPhoneOf,
  passwordHash,
  phoneFields,
  stepToken,
} from '#contract/people/member/entry-fields.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const step = { method: 'POST', body: 'json', credentials: 'none', requirement: '7.12' } as const;
const addressOf = (verb: string) => `/api/site/group/account/memberForget/v1/${verb}` as const;

/**
 * A code is sent if name and address belong together; the response is the same if they do not. `token` opens the second
 * step, `sentTo` is masked [5.07].
 */
const CodeSent = v.object({ token: stepToken, sentTo: v.string(), waitMs: v.number() });
const Proven = v.object({ token: stepToken });
const SECOND = v.object({ token: stepToken, code: codeField });
/** Ticket of the robot check, valid for one attempt. */
const ticket = v.string();
const THIRD = v.object({ token: stepToken, password: passwordHash });

/** A forgotten password, in three steps by phone or by e-mail [4.06]. Each step takes the token of the previous one. */
export const passwordRecoveryCalls = {
  'passwordRecovery.phoneOne': defineCall({
    ...step,
    summary: 'Step 1 by phone: a code is sent where name and phone belong together',
    path: addressOf('forgetByPhoneOneVal'),
    request: v.pipe(
      v.object({ name, ...phoneFields, ticket }),
      v.check((to) => isPhoneOf(to), 'phone'),
    ),
    response: CodeSent,
    errors: ['CODE_REFUSED', 'CODE_TOO_SOON'],
  }),
  'passwordRecovery.phoneTwo': defineCall({
    ...step,
    owner: 'page',
    summary: 'Step 2 by phone: the code',
    path: addressOf('forgetByPhoneTwoVal'),
    request: SECOND,
    response: Proven,
    errors: ['WRONG_VERIFY_CODE', 'CODE_EXPIRED', 'STEP_EXPIRED'],
  }),
  'passwordRecovery.phoneThree': defineCall({
    ...step,
    summary: 'Step 3 by phone: the new password; every session of the member ends',
    path: addressOf('forgetByPhoneThreeVal'),
    request: THIRD,
    response: v.object({}),
    errors: ['STEP_EXPIRED'],
  }),
  'passwordRecovery.emailOne': defineCall({
    ...step,
    summary: 'Step 1 by e-mail: a code is sent where name and address belong together',
    path: addressOf('forgetByEmailOneVal'),
    request: v.object({ name, email: emailField, ticket }),
    response: CodeSent,
    errors: ['CODE_REFUSED', 'CODE_TOO_SOON'],
  }),
  'passwordRecovery.emailTwo': defineCall({
    ...step,
    owner: 'page',
    summary: 'Step 2 by e-mail: the code',
    path: addressOf('forgetByEmailTwoVal'),
    request: SECOND,
    response: Proven,
    errors: ['WRONG_VERIFY_CODE', 'CODE_EXPIRED', 'STEP_EXPIRED'],
  }),
  'passwordRecovery.emailThree': defineCall({
    ...step,
    summary: 'Step 3 by e-mail: the new password; every session of the member ends',
    path: addressOf('forgetByEmailThreeVal'),
    request: THIRD,
    response: v.object({}),
    errors: ['STEP_EXPIRED'],
  }),
};
