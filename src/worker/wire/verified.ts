import { AppError } from '#contract/errors.ts';
import { VERIFIED_RETRY_MS, VERIFY_ROUNDS_MAX } from '#contract/people/captcha/constants.ts';
import { captchaKindOf, type PassedCaptcha } from '#contract/wire/captcha.ts';
import type { CaptchaGate } from './captcha-gate.ts';

type Held = {
  readonly gate: CaptchaGate;
  readonly quiet: boolean;
  readonly signal: AbortSignal | undefined;
  /** The call deals with the demand itself. */
  readonly own: boolean;
  readonly pause: (ms: number) => Promise<void>;
};

const demandIn = (thrown: unknown): AppError | null =>
  thrown instanceof AppError && thrown.code === 'NEED_SAFE' ? thrown : null;

/**
 * Sends; when the platform requires a verification first, waits for it and resends, 500 ms after it was passed and with its
 * result [4.08]. Repeated challenges are followed three times.
 */
export async function verified<Answer>(
  { gate, quiet, signal, own, pause }: Held,
  attempt: (verification: PassedCaptcha | null) => Promise<Answer>,
): Promise<Answer> {
  let passed: PassedCaptcha | null = null;
  for (let round = 0; ; round += 1) {
    try {
      return await attempt(passed);
    } catch (thrown) {
      const demand = demandIn(thrown);
      if (!demand || own || round >= VERIFY_ROUNDS_MAX) throw thrown;
      passed = await gate.demand(captchaKindOf(demand.detail.verifyType), { quiet, signal });
      await pause(VERIFIED_RETRY_MS);
    }
  }
}
