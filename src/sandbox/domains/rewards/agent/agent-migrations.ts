import type { Migrations } from '#sandbox/db/migrate.ts';

const agents = `
CREATE TABLE agent_application (
  application_id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'rejected')),
  ways TEXT NOT NULL,
  monthly INTEGER NOT NULL,
  experience TEXT NOT NULL,
  about TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  asked_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE UNIQUE INDEX agent_application_pending ON agent_application (user_id) WHERE state = 'pending';
CREATE INDEX agent_application_of_member ON agent_application (user_id, application_id);
CREATE TABLE agent (
  user_id TEXT PRIMARY KEY REFERENCES member,
  code TEXT NOT NULL UNIQUE,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE agent_member (
  user_id TEXT PRIMARY KEY REFERENCES member,
  agent_id TEXT NOT NULL REFERENCES agent,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX agent_member_of_agent ON agent_member (agent_id, at);
CREATE TABLE agent_month (
  agent_id TEXT NOT NULL REFERENCES agent,
  month TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  net INTEGER NOT NULL,
  bonuses INTEGER NOT NULL,
  fees INTEGER NOT NULL,
  carried INTEGER NOT NULL CHECK (carried <= 0),
  active INTEGER NOT NULL,
  percent INTEGER NOT NULL,
  commission INTEGER NOT NULL CHECK (commission >= 0),
  carry INTEGER NOT NULL CHECK (carry <= 0),
  closed_at INTEGER NOT NULL,
  PRIMARY KEY (agent_id, currency, month)
) STRICT, WITHOUT ROWID;
`;

/** Applications, agents, their members, and the results of closed months. */
export const agentMigrations: Migrations = { name: 'agent', steps: [agents] };
