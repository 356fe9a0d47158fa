import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { Currency } from '#contract/units/money.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { codeFrom } from '#sandbox/domains/rewards/invite/invite-codes.ts';

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
