import * as v from 'valibot';

/** Kinds of challenge by the platform’s number: characters in an image, a slide puzzle, words to be clicked [8.11]. */
export const CAPTCHA_KINDS = { 1: 'image', 2: 'afs', 3: 'anji' } as const;
export type CaptchaType = keyof typeof CAPTCHA_KINDS;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[CaptchaType];

const isCaptchaType = (type: number): type is CaptchaType => type in CAPTCHA_KINDS;

/** Returns the kind required by a refusal; image by default [8.11]. */
export const captchaKindOf = (type: number | undefined): CaptchaKind =>
  CAPTCHA_KINDS[type !== undefined && isCaptchaType(type) ? type : 1];

/** Fields that a passed challenge adds to the body of the blocked request. */
export const PassedCaptcha = v.object({
  verifyType: v.picklist([1, 2, 3]),
  verifyPass: v.pipe(v.string(), v.minLength(16)),
});
export type PassedCaptcha = v.InferOutput<typeof PassedCaptcha>;

/** The request's own fields with the result of the verification among them [4.08]. */
export const withPassedCaptcha = (input: unknown, verification: PassedCaptcha): unknown =>
  typeof input === 'object' && input !== null ? { ...input, ...verification } : input;
