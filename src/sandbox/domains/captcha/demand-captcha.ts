import * as v from 'valibot';
import { type CaptchaType, PassedCaptcha } from '#contract/wire/captcha.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { ChallengeStore } from './challenge-store.ts';

/** Holds a request up until it brings a pass this device has earned. @throws Refusal NEED_SAFE [8.11]. */
export function demandCaptcha(
  challenges: ChallengeStore,
  verifyType: CaptchaType,
  { input, device, now }: { readonly input: unknown; readonly device: string; readonly now: number },
): void {
  const brought = v.safeParse(PassedCaptcha, input);
  if (brought.success && challenges.isPass(brought.output.verifyPass, device, now)) return;
  refuse('NEED_SAFE', { verifyType });
}
