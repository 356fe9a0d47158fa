import type { Migrations } from '#sandbox/db/migrate.ts';

const guards = `
CREATE TABLE login_record (
  record_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  at INTEGER NOT NULL,
  device TEXT NOT NULL,
  place TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('password', 'phone', 'register')),
  outcome TEXT NOT NULL CHECK (outcome IN ('success', 'wrongPassword', 'wrongCode', 'locked', 'blocked'))
) STRICT;
CREATE INDEX login_record_of_member ON login_record (user_id, record_id);
CREATE INDEX login_record_by_time ON login_record (at);
CREATE TABLE second_factor (
  user_id TEXT PRIMARY KEY REFERENCES member,
  secret TEXT NOT NULL,
  since INTEGER,
  last_step INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  last_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE recovery_code (
  user_id TEXT NOT NULL REFERENCES member,
  number INTEGER NOT NULL,
  salt TEXT NOT NULL,
  password TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (user_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE trusted_device (
  user_id TEXT NOT NULL REFERENCES member,
  device TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (user_id, device)
) STRICT, WITHOUT ROWID;
`;

const holds = `
CREATE TABLE pay_out_hold (
  user_id TEXT PRIMARY KEY REFERENCES member,
  cause TEXT NOT NULL CHECK (cause IN ('factorEnded', 'passwordReset', 'phoneChanged')),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** The table is recreated under its name, because withdrawals can be delayed for one more cause. */
const contactHolds = `
CREATE TEMP TABLE kept_hold AS SELECT user_id, cause, at FROM pay_out_hold;
DROP TABLE pay_out_hold;
CREATE TABLE pay_out_hold (
  user_id TEXT PRIMARY KEY REFERENCES member,
  cause TEXT NOT NULL CHECK (cause IN ('factorEnded', 'passwordReset', 'phoneChanged', 'contactBound')),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO pay_out_hold SELECT user_id, cause, at FROM kept_hold;
DROP TABLE kept_hold;
`;

/** Migrations of the login history, second factors, trusted devices, and withdrawal holds. */
export const guardMigrations: Migrations = { name: 'guard', steps: [guards, holds, contactHolds] };
