import { securityCalls } from '#contract/people/security/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { mountMemberAdmin } from './member-admin.ts';
import { securityHandlers } from './security-handlers.ts';

/** The guards of an account: sessions, second factor, recovery codes. */
export const securityDomain = statelessDomain({
  admin: mountMemberAdmin,
  handlers: handlersFor(securityCalls, securityHandlers),
});
