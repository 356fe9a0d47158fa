import type { Migrations } from '#sandbox/db/migrate.ts';

/** Alerts of members at a price, and suspensions of prices that do not follow from the play. */
const alerts = `
CREATE TABLE price_alert (
  alert_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  venue TEXT NOT NULL,
  match_id TEXT NOT NULL,
  market_id TEXT NOT NULL,
  selection_id TEXT NOT NULL,
  names TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('atLeast', 'atMost')),
  odds TEXT NOT NULL,
  set_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'reached', 'ended')),
  done_at INTEGER,
  reached_odds TEXT
) STRICT;
CREATE INDEX price_alert_of_member ON price_alert (user_id, state);
CREATE INDEX price_alert_done ON price_alert (done_at) WHERE state <> 'open';
CREATE INDEX price_alert_open ON price_alert (alert_id) WHERE state = 'open';
CREATE TABLE price_hold (
  held TEXT NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER,
  PRIMARY KEY (held, since)
) STRICT, WITHOUT ROWID;
CREATE INDEX price_hold_until ON price_hold (until) WHERE until IS NOT NULL;
`;

export const priceMigrations: Migrations = { name: 'price', steps: [alerts] };
