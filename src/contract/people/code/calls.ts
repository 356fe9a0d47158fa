import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { phoneFields } from '#contract/people/member/entry-fields.ts';
import { isEmail } from '#contract/text/form-rules.ts';
import { isPhone } from '#contract/text/phone.ts';

/** Purposes of a code; a code sent for another purpose is invalid. */
const CODE_PURPOSES = [
  'register',
  'login',
  'reactivate',
  'withdrawPassword',
  'bindPhone',
  'bindEmail',
  'changePhone',
] as const;
/** Purposes that use the member’s own phone, whatever the request contains. */
const OWN_PHONE: ReadonlySet<string> = new Set(['reactivate', 'withdrawPassword', 'changePhone']);
/** Reports whether a code for this purpose is sent to the bound phone, so that the request needs no address [7.11]. */
export const usesOwnPhone = (purpose: string): boolean => OWN_PHONE.has(purpose);

const isAddress = (to: { channel: string; region: string; phone: string; email: string }) =>
  to.channel === 'phone' ? isPhone(to.phone, to.region) : isEmail(to.email);

export const codeCalls = {
  'code.robotRegister': defineCall({
    summary: 'A piece of work for a machine to prove that it is in no hurry',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/geeTest/v1/register',
    body: 'json',
    credentials: 'none',
    request: v.object({}),
    response: v.object({
      challenge: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
      /** Leading zero bits that SHA-256 of `challenge:seccode` must have. */
      bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)),
    }),
  }),
  'code.robotValidate': defineCall({
    summary: 'The work done; the ticket lets one code be sent, and the risk-token header comes along [7.05]',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/geeTest/v1/validate',
    body: 'json',
    credentials: 'none',
    request: v.object({ challenge: v.string(), seccode: v.pipe(v.string(), v.maxLength(32)) }),
    response: v.object({ ticket: v.string() }),
    errors: ['CODE_REFUSED'],
  }),
  'code.send': defineCall({
    summary:
      'Send a code to a phone or an e-mail address; a member to be reactivated, or with a new withdrawal password, gets it on their own phone',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/verifyCode/v3/sendCode',
    body: 'json',
    credentials: 'optional',
    request: v.pipe(
      v.object({
        purpose: v.picklist(CODE_PURPOSES),
        channel: v.picklist(['phone', 'email']),
        ...phoneFields,
        email: v.string(),
        ticket: v.string(),
      }),
      v.check((to) => usesOwnPhone(to.purpose) || isAddress(to), 'address'),
    ),
    /** Time until the next code may be requested, and lifetime of this one, ms. */
    response: v.object({ waitMs: v.number(), lifeMs: v.number() }),
    errors: ['CODE_TOO_SOON', 'CODE_REFUSED'],
  }),
};
