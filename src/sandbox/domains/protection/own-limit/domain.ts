import { ownLimitCalls } from '#contract/protection/own-limit/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { ownLimitHandlers } from './own-limit-handlers.ts';
import { ownLimitMigrations } from './own-limit-migrations.ts';

/** Limits on stakes, losses and time that members set for themselves. */
export const ownLimitDomain = statelessDomain({
  migrations: [ownLimitMigrations],
  bounds: {
    own_limit: record,
  },
  handlers: handlersFor(ownLimitCalls, ownLimitHandlers),
});
