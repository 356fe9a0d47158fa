import { realityCheckCalls } from '#contract/protection/reality-check/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { realityCheckHandlers } from './reality-check-handlers.ts';
import { realityCheckMigrations } from './reality-check-migrations.ts';

/** The time that members play, and the reminder of it. */
export const realityCheckDomain = statelessDomain({
  migrations: [realityCheckMigrations],
  bounds: {
    play_clock: record,
    play_day: record,
    play_span: record,
  },
  handlers: handlersFor(realityCheckCalls, realityCheckHandlers),
});
