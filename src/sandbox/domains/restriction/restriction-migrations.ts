import type { Migrations } from '#sandbox/db/migrate.ts';

const restrictions = `
CREATE TABLE restriction (
  user_id TEXT PRIMARY KEY REFERENCES member,
  state TEXT NOT NULL CHECK (state IN ('free', 'resting', 'excluded', 'ended', 'reopening', 'closed', 'restoring')),
  since INTEGER NOT NULL,
  until INTEGER,
  asked_at INTEGER,
  reason TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
`;

const persons = `
CREATE TABLE person_secret (secret TEXT NOT NULL) STRICT;
CREATE TABLE excluded_key (
  hash TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  PRIMARY KEY (hash, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX excluded_key_of_member ON excluded_key (user_id);
CREATE TABLE person_apart (
  excluded_id TEXT NOT NULL REFERENCES member,
  user_id TEXT NOT NULL REFERENCES member,
  PRIMARY KEY (excluded_id, user_id)
) STRICT, WITHOUT ROWID;
`;

/** What keeps members from playing by their own will, and what excluded ones are known by. */
export const restrictionMigrations: Migrations = { name: 'restriction', steps: [restrictions, persons] };
