import { KAPTCHA_PATH } from '#contract/calls/captcha.ts';
import type { CaptchaGate } from '#worker/wire/captcha-gate.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import type { CaptchaApi } from './captcha-api.ts';

/** What the overlay of a verification needs of the core [8.11]. */
export const createCaptchaService = (gate: CaptchaGate, plain: PlainRequest): CaptchaApi => ({
  picture: (ticket) => plain(`${KAPTCHA_PATH}?${new URLSearchParams({ ticket })}`),
  pass: async (verification) => gate.pass(verification),
  close: async () => gate.close(),
});
