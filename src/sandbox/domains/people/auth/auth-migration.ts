/** Tables of authentication beside the member: contacts, status, codes and pending steps. */
export const authMigration = `
CREATE TABLE contact (
  user_id TEXT NOT NULL REFERENCES member,
  address TEXT NOT NULL UNIQUE,
  channel TEXT NOT NULL CHECK (channel IN ('phone', 'email')),
  PRIMARY KEY (user_id, channel)
) STRICT, WITHOUT ROWID;
CREATE TABLE standing (
  user_id TEXT PRIMARY KEY REFERENCES member,
  password_at INTEGER NOT NULL,
  login_at INTEGER NOT NULL,
  change_asked INTEGER NOT NULL DEFAULT 0,
  dormant_since INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE verify_code (
  address TEXT NOT NULL,
  purpose TEXT NOT NULL,
  code TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  tries_left INTEGER NOT NULL,
  PRIMARY KEY (address, purpose)
) STRICT, WITHOUT ROWID;
CREATE TABLE inbox (
  letter_id INTEGER PRIMARY KEY,
  address TEXT NOT NULL,
  at INTEGER NOT NULL,
  purpose TEXT NOT NULL,
  code TEXT NOT NULL
) STRICT;
CREATE INDEX inbox_of_address ON inbox (address);
CREATE TABLE recovery_step (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  address TEXT NOT NULL,
  step INTEGER NOT NULL CHECK (step IN (2, 3)),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE login_try (
  name TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
