import { tidied } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { createSecurityLog, securityMigrations } from './security-log.ts';

/** The log of events that matter to security, and of the operator's acts. */
export const securityLogDomain = domain({
  migrations: [securityMigrations],
  bounds: {
    operator_act: tidied('security/security-log'),
  },
  open: ({ db }: Stored) => ({ security: createSecurityLog(db) }),
});
