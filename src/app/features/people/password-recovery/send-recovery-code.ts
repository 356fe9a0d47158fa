import { core } from '#core-client/core.ts';
import type { ForgotWhom, StepOf } from './forgot-step.ts';

/** Runs step one, for the first time or again: a code is sent if name and address belong together. */
export async function sendRecoveryCode(whom: ForgotWhom): Promise<StepOf<'code'>> {
  const { name, ...to } = whom;
  return { is: 'code', whom, ...(await core.session.beginRecovery(name, to)) };
}
