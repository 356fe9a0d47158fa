import { registerCalls } from '#contract/people/register/calls.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import { createReferrals } from './referrals.ts';
import { registerHandlers } from './register-handlers.ts';

/** Registration, and who brought the new member. */
export const registerDomain = domain({
  open: (ports: Parameters<typeof createReferrals>[0]) => ({ referrals: createReferrals(ports) }),
  handlers: handlersFor(registerCalls, registerHandlers),
});
