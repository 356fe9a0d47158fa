import * as v from 'valibot';
import { type CaptchaType, PassedCaptcha } from '#contract/wire/captcha.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Demanded } from '#sandbox/http/calls/call-ports.ts';
import type { ChallengeStore } from './challenge-store.ts';

/** Blocks a request until it carries a pass earned by this device for it. @throws Refusal NEED_SAFE [8.11]. */
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
