import { callCore } from '#app/core-client/core.ts';
import type { ForgotWhom, StepOf } from './forgot-step.ts';

/** Step one, for the first time or again: the account is confirmed and a code is on its way. */
export async function sendRecoveryCode(whom: ForgotWhom): Promise<StepOf<'code'>> {
  const answer =
    whom.channel === 'phone'
      ? await callCore('passwordRecovery.phoneOne', {
          name: whom.name,
          region: whom.region,
          phone: whom.phone,
        })
      : await callCore('passwordRecovery.emailOne', { name: whom.name, email: whom.email });
  return { is: 'code', whom, ...answer };
}
