import { KAPTCHA_PATH } from '#contract/calls/captcha.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import type { VerificationGate } from '#worker/wire/verification-gate.ts';
import type { VerifyApi } from './verify-api.ts';

/** What the overlay of a verification needs of the core [8.11]. */
export const createVerifyService = (desk: VerificationGate, plain: PlainRequest): VerifyApi => ({
  picture: (ticket) => plain(`${KAPTCHA_PATH}?${new URLSearchParams({ ticket })}`),
  pass: async (verification) => desk.pass(verification),
  close: async () => desk.close(),
});
