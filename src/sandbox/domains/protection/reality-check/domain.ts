import { realityCheckCalls } from '#contract/protection/reality-check/calls.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { realityCheckHandlers } from './reality-check-handlers.ts';

/** The time each member plays: their session now, and every day of the site's calendar. */
const clock = `
CREATE TABLE play_clock (
  user_id TEXT PRIMARY KEY REFERENCES member,
  every INTEGER NOT NULL,
  session_at INTEGER,
  last_at INTEGER,
  played INTEGER NOT NULL,
  since_answer INTEGER NOT NULL,
  due_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE play_day (
  user_id TEXT NOT NULL REFERENCES member,
  day TEXT NOT NULL,
  played INTEGER NOT NULL,
  PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
`;

/** Play of each member, as spans without a longer gap; the members to check for markers are selected from them. */
const spans = `
CREATE TABLE play_span (
  user_id TEXT NOT NULL REFERENCES member,
  started_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, started_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_span_last ON play_span (last_at);
`;

export const realityCheckMigrations: Migrations = { name: 'reality-check', steps: [clock, spans] };

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
