import * as v from 'valibot';

/** Kinds of challenge by the platform's number: characters in a picture, a slide puzzle, words to be clicked [8.11]. */
export const VERIFY_KINDS = { 1: 'image', 2: 'afs', 3: 'anji' } as const;
export type VerifyType = keyof typeof VERIFY_KINDS;
export type VerifyKind = (typeof VERIFY_KINDS)[VerifyType];

const isVerifyType = (type: number): type is VerifyType => type in VERIFY_KINDS;

/** The kind a refusal asks for; image unless it names another [8.11]. */
export const verifyKindOf = (type: number | undefined): VerifyKind =>
  VERIFY_KINDS[type !== undefined && isVerifyType(type) ? type : 1];

/** What a passed challenge adds to the body of the request that was held up. */
export const Verification = v.object({
  verifyType: v.picklist([1, 2, 3]),
  verifyPass: v.pipe(v.string(), v.minLength(16)),
});
export type Verification = v.InferOutput<typeof Verification>;

/** The request's own fields with the result of the verification among them [4.08]. */
export const withVerification = (input: unknown, verification: Verification): unknown =>
  typeof input === 'object' && input !== null ? { ...input, ...verification } : input;
