import type { Migrations } from '#sandbox/db/migrate.ts';

const invitations = `
CREATE TABLE invite_code (
  user_id TEXT PRIMARY KEY REFERENCES member,
  code TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE invite_opening (
  inviter_id TEXT NOT NULL REFERENCES member,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (inviter_id, device)
) STRICT, WITHOUT ROWID;
CREATE TABLE invitation (
  invitation_id INTEGER PRIMARY KEY,
  inviter_id TEXT NOT NULL REFERENCES member,
  friend_id TEXT NOT NULL UNIQUE REFERENCES member,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  state TEXT NOT NULL CHECK (state IN ('registered', 'qualified', 'rewarded', 'refused', 'lapsed')),
  reason TEXT CHECK (reason IN ('device', 'person', 'full')),
  registered_at INTEGER NOT NULL,
  qualified_at INTEGER,
  ended_at INTEGER
) STRICT;
CREATE INDEX invitation_of_inviter ON invitation (inviter_id, invitation_id);
CREATE INDEX invitation_open ON invitation (state) WHERE state IN ('registered', 'qualified');
`;

/** Invitations with their inviters, friends and outcomes. */
export const inviteMigrations: Migrations = { name: 'invite', steps: [invitations] };
