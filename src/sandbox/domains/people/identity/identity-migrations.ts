import type { Migrations } from '#sandbox/db/migrate.ts';

/** The number itself is nowhere: a hash under the key of persons, and its last four digits, sealed like the birthday. */
const identity = `
CREATE TABLE identity (
  user_id TEXT PRIMARY KEY REFERENCES member,
  state TEXT NOT NULL CHECK (state IN ('none', 'pending', 'verified', 'rejected')),
  name TEXT NOT NULL DEFAULT '',
  id_hash TEXT NOT NULL DEFAULT '',
  id_tail TEXT NOT NULL DEFAULT '',
  birthday TEXT NOT NULL DEFAULT '',
  valid_to TEXT NOT NULL DEFAULT '',
  asked_at INTEGER,
  decided_at INTEGER,
  reason TEXT,
  words TEXT NOT NULL DEFAULT '',
  good_hash TEXT NOT NULL DEFAULT '',
  good_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX identity_by_number ON identity (id_hash);
CREATE INDEX identity_by_good_number ON identity (good_hash);
CREATE TABLE identity_picture (
  user_id TEXT NOT NULL REFERENCES member,
  side TEXT NOT NULL CHECK (side IN ('front', 'back')),
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, side)
) STRICT, WITHOUT ROWID;
`;

/** Contains a row while texts of an earlier version are not yet sealed. */
const toSeal = `
CREATE TABLE identity_to_seal (once INTEGER PRIMARY KEY) STRICT;
INSERT INTO identity_to_seal SELECT 1 WHERE EXISTS (SELECT 1 FROM identity WHERE id_tail <> '' OR birthday <> '');
`;

/** Identities of members as checked by an operator, and the images pending review. */
export const identityMigrations: Migrations = { name: 'identity', steps: [identity, toSeal] };
