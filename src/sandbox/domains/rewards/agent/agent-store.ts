import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { Currency } from '#contract/units/money.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { codeFrom } from '#sandbox/domains/rewards/invite/invite-codes.ts';

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

const AgentRow = v.object({ user_id: v.string(), code: v.string(), since: intColumn });
export type AgentRow = v.InferOutput<typeof AgentRow>;

const MemberRow = v.object({ user_id: v.string(), at: intColumn, seen_at: v.nullable(intColumn) });

const MonthRow = v.object({
  agent_id: v.string(),
  month: v.string(),
  currency: currencyField,
  net: v.bigint(),
  bonuses: v.bigint(),
  fees: v.bigint(),
  carried: v.bigint(),
  active: intColumn,
  percent: intColumn,
  commission: v.bigint(),
  carry: v.bigint(),
  closed_at: intColumn,
});
export type MonthRow = v.InferOutput<typeof MonthRow>;

/** Months that are closed, each with what it was reckoned from. */
function closedMonths(db: DatabaseSync) {
  const months = query(
    db,
    MonthRow,
    'SELECT * FROM agent_month WHERE agent_id = ? AND currency = ? ORDER BY month DESC',
  );
  const close = db.prepare('INSERT INTO agent_month VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  return {
    /** Closed ones, the newest first. */
    months: (agentId: string, currency: Currency) => months.all(agentId, currency),
    close: (row: MonthRow): void =>
      void close.run(
        row.agent_id,
        row.month,
        row.currency,
        row.net,
        row.bonuses,
        row.fees,
        row.carried,
        row.active,
        row.percent,
        row.commission,
        row.carry,
        row.closed_at,
      ),
  };
}

/** Agents, their members, and the months that are closed. Times are epoch ms, amounts minor units. */
export function createAgentStore(db: DatabaseSync) {
  const all = query(db, AgentRow, 'SELECT * FROM agent ORDER BY user_id');
  const byId = query(db, AgentRow, 'SELECT * FROM agent WHERE user_id = ?');
  const byCode = query(db, AgentRow, 'SELECT * FROM agent WHERE code = ?');
  const members = query(
    db,
    MemberRow,
    `SELECT user_id, at, (SELECT max(seen_at) FROM session WHERE session.user_id = agent_member.user_id) AS seen_at
     FROM agent_member WHERE agent_id = ? ORDER BY at DESC, user_id`,
  );
  const insert = db.prepare('INSERT INTO agent VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const addMember = db.prepare('INSERT INTO agent_member VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const dropMember = db.prepare('DELETE FROM agent_member WHERE user_id = ?');
  const codeOf = (userId: string) => {
    let attempt = 0;
    while (byCode.get(`A${codeFrom(userId, attempt)}`)) attempt += 1;
    return `A${codeFrom(userId, attempt)}`;
  };
  return {
    all: () => all.readable(),
    of: (userId: string) => byId.get(userId) ?? null,
    byCode: (code: string) => byCode.get(code) ?? null,
    add: (userId: string, since: number): void => void insert.run(userId, codeOf(userId), since),
    /** Members of an agent, the newest first. */
    members: (agentId: string) => members.all(agentId),
    /** Assigns a member to an agent, permanently. */
    addMember: (agentId: string, userId: string, at: number): void => void addMember.run(userId, agentId, at),
    /** A member turned out to be the agent: nothing more is paid for them. */
    dropMember: (userId: string): void => void dropMember.run(userId),
    ...closedMonths(db),
  };
}
