import { record } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { createTurnover, turnoverMigrations } from './turnover.ts';

/** Valid stakes of members, by day and venue. */
export const turnoverDomain = domain({
  migrations: [turnoverMigrations],
  bounds: {
    turnover_day: record,
  },
  open: ({ db }: Stored) => ({ turnover: createTurnover(db) }),
});
