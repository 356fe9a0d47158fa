import { passwordRecoveryCalls } from '#contract/people/password-recovery/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { passwordRecoveryHandlers } from './password-recovery-handlers.ts';

/** A new password for a member who has forgotten it. */
export const passwordRecoveryDomain = statelessDomain({
  handlers: handlersFor(passwordRecoveryCalls, passwordRecoveryHandlers),
});
