import type { Migrations } from '#sandbox/db/migrate.ts';

const standings = `
CREATE TABLE vip_standing (
  user_id TEXT PRIMARY KEY REFERENCES member,
  deposits INTEGER NOT NULL DEFAULT 0,
  turnover INTEGER NOT NULL DEFAULT 0,
  measured_from TEXT NOT NULL,
  held_until INTEGER,
  best INTEGER NOT NULL,
  fell_at_turnover INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE vip_change (
  change_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  from_grade INTEGER NOT NULL,
  to_grade INTEGER NOT NULL,
  why TEXT NOT NULL CHECK (why IN ('rise', 'fall', 'given')),
  at INTEGER NOT NULL,
  deposits INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  kept INTEGER,
  until INTEGER
) STRICT;
CREATE INDEX vip_change_of_member ON vip_change (user_id, at);
CREATE TABLE vip_warning (
  user_id TEXT NOT NULL REFERENCES member,
  month TEXT NOT NULL,
  days INTEGER NOT NULL,
  PRIMARY KEY (user_id, month, days)
) STRICT, WITHOUT ROWID;
CREATE TABLE vip_gift (
  gift_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('upgrade', 'month', 'birthday')),
  period TEXT NOT NULL,
  grade INTEGER NOT NULL,
  given_at INTEGER NOT NULL,
  claim_until INTEGER,
  state TEXT NOT NULL DEFAULT 'ready' CHECK (state IN ('ready', 'claimed')),
  currency TEXT,
  amount INTEGER,
  claimed_at INTEGER,
  UNIQUE (user_id, kind, period)
) STRICT;
`;

/** Progress of members, their changes of grade, and their gifts. */
export const vipMigrations: Migrations = { name: 'vip', steps: [standings] };
