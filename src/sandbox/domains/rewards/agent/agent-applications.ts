import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type AgentStep, agentAfter } from '#contract/rewards/agent/application-states.table.ts';
import { AGENT_EXPERIENCE, type AGENT_WAYS } from '#contract/rewards/agent/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const Row = v.object({
  application_id: intColumn,
  user_id: v.string(),
  state: v.picklist(['pending', 'approved', 'rejected']),
  /** Names with commas. */
  ways: v.string(),
  monthly: intColumn,
  experience: v.picklist(AGENT_EXPERIENCE),
  about: v.string(),
  reason: v.string(),
  asked_at: intColumn,
  decided_at: v.nullable(intColumn),
});
type ApplicationRow = v.InferOutput<typeof Row>;

/** Contents of an application. */
export type Application = {
  readonly ways: readonly (typeof AGENT_WAYS)[number][];
  readonly monthly: number;
  readonly experience: (typeof AGENT_EXPERIENCE)[number];
  readonly about: string;
};

export type AgentApplications = {
  latest(userId: string): ApplicationRow | null;
  byId(applicationId: number): ApplicationRow | null;
  /** Returns pending applications, the oldest first. */
  pending(most: number): readonly ApplicationRow[];
  /** @throws Refusal REVIEW_PENDING while one waits, ORDER_STEP_REFUSED for an agent. */
  apply(userId: string, application: Application, now: number): void;
  /** @throws Refusal ORDER_STEP_REFUSED when it is decided already. */
  decide(row: ApplicationRow, step: Exclude<AgentStep, 'apply'>, now: number, reason?: string): void;
};

/** Applications of members to become agents. Times are epoch ms. */
export function createAgentApplications(db: DatabaseSync): AgentApplications {
  const latest = query(
    db,
    Row,
    'SELECT * FROM agent_application WHERE user_id = ? ORDER BY application_id DESC LIMIT 1',
  );
  const one = query(db, Row, 'SELECT * FROM agent_application WHERE application_id = ?');
  const waiting = query(
    db,
    Row,
    `SELECT * FROM agent_application WHERE state = 'pending' ORDER BY application_id LIMIT ?`,
  );
  const insert = db.prepare(
    `INSERT INTO agent_application (user_id, state, ways, monthly, experience, about, asked_at)
     VALUES (?, 'pending', ?, ?, ?, ?, ?)`,
  );
  const write = db.prepare(
    'UPDATE agent_application SET state = ?, reason = ?, decided_at = ? WHERE application_id = ?',
  );
  const latestOf = (userId: string) => latest.get(userId) ?? null;
  return {
    latest: latestOf,
    byId: (applicationId) => one.get(applicationId) ?? null,
    pending: (most) => waiting.all(most),
    apply(userId, { ways, monthly, experience, about }, now) {
      const state = latestOf(userId)?.state ?? 'none';
      if (state === 'pending') refuse('REVIEW_PENDING');
      if (agentAfter(state, 'apply') === null) refuse('ORDER_STEP_REFUSED');
      insert.run(userId, ways.join(','), monthly, experience, about, now);
    },
    decide({ state, application_id }, step, now, reason = '') {
      write.run(agentAfter(state, step) ?? refuse('ORDER_STEP_REFUSED'), reason, now, application_id);
    },
  };
}
