import * as v from 'valibot';

/** Kinds of challenge by the platform's number: characters in a picture, a slide puzzle, words to be clicked [8.11]. */
export const CAPTCHA_KINDS = { 1: 'image', 2: 'afs', 3: 'anji' } as const;
export type CaptchaType = keyof typeof CAPTCHA_KINDS;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[CaptchaType];

const isCaptchaType = (type: number): type is CaptchaType => type in CAPTCHA_KINDS;

/** The kind a refusal asks for; image unless it names another [8.11]. */
export const captchaKindOf = (type: number | undefined): CaptchaKind =>
  CAPTCHA_KINDS[type !== undefined && isCaptchaType(type) ? type : 1];

/** What a passed challenge adds to the body of the request that was held up. */
export const PassedCaptcha = v.object({
  verifyType: v.picklist([1, 2, 3]),
  verifyPass: v.pipe(v.string(), v.minLength(16)),
});
export type PassedCaptcha = v.InferOutput<typeof PassedCaptcha>;

/** The request's own fields with the result of the verification among them [4.08]. */
export const withPassedCaptcha = (input: unknown, verification: PassedCaptcha): unknown =>
  typeof input === 'object' && input !== null ? { ...input, ...verification } : input;
