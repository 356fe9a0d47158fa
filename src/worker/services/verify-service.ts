import { KAPTCHA_PATH } from '#contract/calls/captcha.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import type { VerificationDesk } from '#worker/wire/verification-desk.ts';

/** What the overlay of a verification needs of the core [8.11]. */
export const createVerifyService = (desk: VerificationDesk, plain: PlainRequest): CoreApi['verify'] => ({
  picture: (ticket) => plain(`${KAPTCHA_PATH}?${new URLSearchParams({ ticket })}`),
  pass: async (verification) => desk.pass(verification),
  close: async () => desk.close(),
});
