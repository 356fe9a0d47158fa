import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { PassedCaptcha } from '#contract/wire/captcha.ts';

/** Plain GET of the image with the characters, `?ticket=` [7.11]. Its body is an SVG, neither sealed nor JSON. */
export const KAPTCHA_PATH = '/api/site/group/account/captcha/v1/defaultKaptcha';

const ticket = v.pipe(v.string(), v.minLength(16), v.maxLength(64));
const size = v.pipe(v.number(), v.minValue(1));
const coordinate = v.pipe(v.number(), v.finite());

/** A challenge in displayed form. `picture` and `piece` are SVG text; positions are in the image’s own px. */
const Challenge = v.object({
  ticket,
  kind: v.picklist(['image', 'afs', 'anji']),
  width: size,
  height: size,
  /** Empty for `image`, whose image is fetched separately. */
  picture: v.string(),
  /** afs: the sliding piece, and its vertical offset. */
  piece: v.nullable(v.object({ picture: v.string(), size, top: coordinate })),
  /** anji: what to click, in this order. */
  words: v.array(v.string()),
  /** The same challenge as text, for users who cannot see the image. */
  question: v.string(),
});

/** Attempt of a user. Positions are in the image’s own px. */
const Attempt = v.variant('by', [
  v.object({ by: v.literal('text'), text: v.pipe(v.string(), v.maxLength(16)) }),
  v.object({ by: v.literal('slide'), left: coordinate }),
  v.object({
    by: v.literal('points'),
    points: v.pipe(v.array(v.object({ x: coordinate, y: coordinate })), v.maxLength(8)),
  }),
  v.object({ by: v.literal('question'), answer: v.pipe(v.string(), v.maxLength(8)) }),
]);

/** A verification never waits for another: these calls handle NEED_SAFE themselves. */
export const captchaCalls = {
  'captcha.register': defineCall({
    summary: 'Begin a verification of a kind; the ticket names it from then on',
    requirement: '7.11',
    method: 'POST',
    path: '/api/site/group/account/captchaEx/v1/register',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ kind: v.picklist(['image', 'afs', 'anji']) }),
    response: v.object({ ticket }),
    errors: ['NEED_SAFE'],
  }),
  'captcha.get': defineCall({
    summary: 'The challenge of a ticket, drawn',
    requirement: '8.11',
    method: 'POST',
    path: '/api/site/group/account/captchaEx/v1/get',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ ticket }),
    response: Challenge,
    errors: ['NEED_SAFE', 'NOT_FOUND'],
  }),
  'captcha.check': defineCall({
    summary: 'Check what a person did; five wrong tries use a ticket up',
    requirement: '8.11',
    method: 'POST',
    path: '/api/site/group/account/captchaEx/v1/check',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ ticket, attempt: Attempt }),
    response: PassedCaptcha,
    errors: ['NEED_SAFE', 'NOT_FOUND', 'WRONG_VERIFY_CODE'],
  }),
};

export type Challenge = v.InferOutput<typeof Challenge>;
export type Attempt = v.InferOutput<typeof Attempt>;
