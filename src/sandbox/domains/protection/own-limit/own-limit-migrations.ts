import type { Migrations } from '#sandbox/db/migrate.ts';

/** Limits on what is played; amounts in cents, coins or minutes, by their unit. */
const limits = `
CREATE TABLE own_limit (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  unit TEXT NOT NULL CHECK (unit IN ('CNY', 'USDT', 'COIN', 'MINUTE')),
  amount INTEGER,
  pending_at INTEGER,
  pending_unit TEXT,
  pending_amount INTEGER,
  PRIMARY KEY (user_id, kind, period)
) STRICT, WITHOUT ROWID;
`;

export const ownLimitMigrations: Migrations = { name: 'own-limit', steps: [limits] };
