import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { imageFields } from '#contract/care/support/image-schema.ts';
import { codeField, isPhoneOf, phoneFields } from '#contract/people/member/entry-fields.ts';
import { isEmail } from '#contract/text/form-rules.ts';
import { nicknameProblem } from './profile-rules.ts';
import { REVIEW_KINDS } from './review-states.table.ts';
import { Profile } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

const own = {
  requirement: '7.16',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  response: Profile,
} as const;

/** The member's own data, and what of it changes only after a look by an operator [7.16]. */
export const profileCalls = {
  'profile.get': defineCall({
    ...own,
    summary: 'Personal data of the member, masked where sensitive, and its reviews',
    path: '/api/site/member/v1/profile',
    request: v.object({}),
    retry,
  }),
  'profile.avatars': defineCall({
    summary: 'Pictures of the platform’s own that a member may choose',
    requirement: '7.16',
    method: 'POST',
    path: '/api/site/member/v1/avatars',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(v.string()) }),
    retry,
    cacheSeconds: 60,
  }),
  'profile.chooseAvatar': defineCall({
    ...own,
    summary: 'Wear one of the platform’s own pictures, at once',
    path: '/api/site/member/v1/avatar/choose',
    request: v.object({ avatar: v.pipe(v.string(), v.maxLength(200)) }),
    errors: ['NOT_FOUND'],
  }),
  'profile.uploadAvatar': defineCall({
    ...own,
    summary: 'Hand in a picture of one’s own; the old one is worn until an operator has looked at it',
    path: '/api/site/member/v1/avatar/upload',
    upload: true,
    request: v.object(imageFields),
    errors: ['PICTURE_REFUSED', 'REVIEW_PENDING'],
  }),
  'profile.setNickname': defineCall({
    ...own,
    summary: 'Ask for another nickname, once in thirty days',
    path: '/api/site/member/v1/nickname/modify',
    request: v.object({
      nickname: v.pipe(
        v.string(),
        v.check((text) => nicknameProblem(text) === null, 'nickname'),
      ),
    }),
    errors: ['NICKNAME_TAKEN', 'NICKNAME_REFUSED', 'NICKNAME_TOO_SOON', 'REVIEW_PENDING'],
  }),
  'profile.setBirthday': defineCall({
    ...own,
    summary:
      'Say one’s birthday [3.13]: the first time it holds at once, another is looked at by an operator',
    path: '/api/site/member/v1/birthday/modify',
    request: v.object({ birthday: v.pipe(v.string(), v.maxLength(10)) }),
    errors: ['BIRTHDAY_REFUSED', 'REVIEW_PENDING'],
    extension: true,
  }),
  'profile.bindEmail': defineCall({
    ...own,
    summary:
      'Bind an e-mail address where there is none, by a code sent to it and after a second look; for a day it recovers nothing',
    path: '/api/site/member/v1/email/bind',
    request: v.object({ email: v.pipe(v.string(), v.check(isEmail, 'email')), code: codeField }),
    errors: ['STEP_UP_NEEDED', 'EMAIL_TAKEN', 'WRONG_VERIFY_CODE', 'CODE_EXPIRED', 'ORDER_STEP_REFUSED'],
  }),
  'profile.bindPhone': defineCall({
    ...own,
    summary:
      'Bind a phone where there is none, by a code sent to it and after a second look; for a day it recovers nothing [3.16]',
    requirement: '3.16',
    path: '/api/site/member/v1/phone/bind',
    request: v.pipe(
      v.object({ ...phoneFields, code: codeField }),
      v.check((to) => isPhoneOf(to), 'phone'),
    ),
    errors: ['STEP_UP_NEEDED', 'PHONE_TAKEN', 'WRONG_VERIFY_CODE', 'CODE_EXPIRED', 'ORDER_STEP_REFUSED'],
  }),
  'profile.changePhone': defineCall({
    ...own,
    summary:
      'Ask for another phone: by a code to each of the two, or, where the old one is lost, by the withdrawal password after a day in which it may be stopped',
    path: '/api/site/member/v1/modifyPhone/review',
    request: v.pipe(
      v.object({
        ...phoneFields,
        /** Sent to the new phone. */
        code: codeField,
        proof: v.picklist(['oldPhone', 'withdrawPassword']),
        /** The code sent to the old phone, or the six digits. */
        secret: codeField,
      }),
      v.check((to) => isPhoneOf(to), 'phone'),
    ),
    errors: [
      'STEP_UP_NEEDED',
      'PHONE_TAKEN',
      'WRONG_VERIFY_CODE',
      'CODE_EXPIRED',
      'WITHDRAW_PASSWORD_UNSET',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
      'REVIEW_PENDING',
      'ORDER_STEP_REFUSED',
    ],
  }),
  'profile.changeName': defineCall({
    ...own,
    summary: 'Ask for another real name, with a picture of the paper that shows it [5.01]',
    path: '/api/site/member/v1/modifyName/review',
    upload: true,
    request: v.object({ realName: v.pipe(v.string(), v.minLength(2), v.maxLength(49)), ...imageFields }),
    errors: ['REAL_NAME_WRONG', 'PICTURE_REFUSED', 'REVIEW_PENDING', 'ORDER_STEP_REFUSED'],
  }),
  'profile.takeBack': defineCall({
    ...own,
    summary: 'Withdraw a pending change before it is decided',
    path: '/api/site/member/v1/review/takeBack',
    request: v.object({ kind: v.picklist(REVIEW_KINDS) }),
    errors: ['ORDER_STEP_REFUSED'],
    extension: true,
  }),
};
