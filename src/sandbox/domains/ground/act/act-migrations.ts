import type { Migrations } from '#sandbox/db/migrate.ts';

const acts = `
CREATE TABLE member_act (
  source_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  thing TEXT NOT NULL,
  way TEXT NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX act_of_member ON member_act (user_id, kind, at);
CREATE TRIGGER act_is_kept BEFORE DELETE ON member_act BEGIN SELECT RAISE(ABORT, 'acts are never deleted'); END;
CREATE TRIGGER act_is_fixed BEFORE UPDATE ON member_act BEGIN SELECT RAISE(ABORT, 'acts are never changed'); END;
`;

/** Migrations of members' acts that activities count; rows are only ever added. */
export const actMigrations: Migrations = { name: 'act', steps: [acts] };
