import * as v from 'valibot';
import { type CaptchaType, PassedCaptcha } from '#contract/wire/captcha.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ChallengeStore } from './challenge-store.ts';

type Demanded = {
  readonly input: unknown;
  readonly device: string;
  /** The name of the call that is held up. */
  readonly call: string;
  readonly now: number;
};

/** Holds a request up until it brings a pass this device has earned for it. @throws Refusal NEED_SAFE [8.11]. */
export function demandCaptcha(
  challenges: ChallengeStore,
  verifyType: CaptchaType,
  { input, device, call, now }: Demanded,
): void {
  const brought = v.safeParse(PassedCaptcha, input);
  const use = { device, verifyType, call };
  if (brought.success && challenges.spendPass(brought.output.verifyPass, use, now)) return;
  refuse('NEED_SAFE', { verifyType });
}
