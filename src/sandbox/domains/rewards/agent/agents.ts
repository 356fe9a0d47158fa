import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  type AGENT_CHANNELS,
  AGENT_EXPERIENCE,
  type AgentStep,
  agentAfter,
} from '#contract/rewards/agent/agent-rules.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  agentApproved,
  agentGotMember,
  agentRejected,
  commissionPaid,
} from '#sandbox/domains/care/inbox/rewards/agent-news.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createOnePerson, createSamePerson } from '#sandbox/domains/rewards/invite/same-person.ts';
import { createAgentMonths, createMemberIncome } from './agent-months.ts';
import { type AgentRow, createAgentStore, type MonthRow } from './agent-store.ts';

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
type Application = {
  readonly ways: readonly (typeof AGENT_CHANNELS)[number][];
  readonly monthly: number;
  readonly experience: (typeof AGENT_EXPERIENCE)[number];
  readonly about: string;
};

type AgentApplications = {
  latest(userId: string): ApplicationRow | null;
  byId(applicationId: number): ApplicationRow | null;
  /** Returns pending applications, the oldest first. */
  pending(limit: number): readonly ApplicationRow[];
  /** @throws Refusal REVIEW_PENDING while one waits, ORDER_STEP_REFUSED for an agent. */
  apply(userId: string, application: Application, now: number): void;
  /** @throws Refusal ORDER_STEP_REFUSED when it is decided already. */
  decide(row: ApplicationRow, step: Exclude<AgentStep, 'apply'>, now: number, reason?: string): void;
};

/** Applications of members to become agents. Times are epoch ms. */
function createAgentApplications(db: DatabaseSync): AgentApplications {
  const latest = query(
    db,
    Row,
    'SELECT * FROM agent_application WHERE user_id = ? ORDER BY application_id DESC LIMIT 1',
  );
  const byId = query(db, Row, 'SELECT * FROM agent_application WHERE application_id = ?');
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
    byId: (applicationId) => byId.get(applicationId) ?? null,
    pending: (limit) => waiting.all(limit),
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

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: { readonly statement: Statement; readonly notify: SendNews };
};

export type Agents = ReturnType<typeof createAgents>;

/** A member as their agent sees them: `M***412`. */
export const maskedMember = (userId: string): string => `M***${userId.slice(-3)}`;

/** Pays the commission of a closed month into the agent’s centre wallet. */
function payer({ ledger, money: { statement } }: Ports) {
  return ({ agent_id: userId, month, currency, commission: amount }: MonthRow, at: number) => {
    if (amount === 0n) return;
    openMemberCash(ledger, userId, currency);
    const entries = [
      { account: costsOf(currency), amount: -amount },
      { account: memberWallet(userId, currency), amount },
    ];
    ledger.book({ kind: 'commission', at, roomNo: null, note: month, entries });
    const line = { userId, currency, title: '代理佣金', note: month, amount, fee: 0n, at } as const;
    statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null });
  };
}

/**
 * Closes the months of agents when due, each once and in order. A member who turned out to be the agent is excluded first:
 * at the registration only their device was known, as stated by themselves.
 */
function createClosing(
  ports: Ports,
  { store, months }: ReturnType<typeof partsOf>,
  isOnePerson: ReturnType<typeof createOnePerson>,
) {
  const pay = payer(ports);
  const leaveOutOwn = ({ user_id: agentId }: AgentRow) => {
    for (const { user_id: userId } of store.members(agentId))
      if (isOnePerson(agentId, userId)) store.dropMember(userId);
  };
  const closeDue = (agent: AgentRow, currency: Currency, now: number): boolean => {
    const row = months.due(agent, currency, now);
    if (row === null) return false;
    store.close(row);
    pay(row, now);
    const isWorthSaying = row.net !== 0n || row.bonuses !== 0n || row.carried !== 0n;
    if (isWorthSaying)
      ports.money.notify(row.agent_id, commissionPaid(row.month, row.commission, currency), now);
    return true;
  };
  return (now: number) => {
    const accounts = store
      .all()
      .flatMap((agent) => months.currencies.map((currency) => ({ agent, currency })));
    eachDue(ports.db, 'agent months', accounts, ({ agent, currency }) => {
      leaveOutOwn(agent);
      while (closeDue(agent, currency, now));
    });
  };
}

function partsOf(db: DatabaseSync) {
  const store = createAgentStore(db);
  return {
    store,
    applications: createAgentApplications(db),
    incomeOf: createMemberIncome(db),
    months: createAgentMonths({ store, incomeOf: createMemberIncome(db) }),
  };
}

/** Agents: who applied, who is one, whose members are whose, and the commission of each month [6.04]. */
export function createAgents(ports: Ports) {
  const { db, money } = ports;
  const parts = partsOf(db);
  const { store, applications } = parts;
  const samePerson = createSamePerson(db);
  return {
    ...parts,
    /** Makes an agent of a member; `since` is when, epoch ms. */
    appoint: (userId: string, since: number) => store.add(userId, since),
    /**
     * Approves or rejects an application, by an operator and with a reason; the member is notified.
     * @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED when it is already decided.
     */
    decide(applicationId: number, rejectedFor: string | null, now: number) {
      transaction(db, () => {
        const row = applications.byId(applicationId) ?? refuse('NOT_FOUND');
        applications.decide(row, rejectedFor === null ? 'approve' : 'reject', now, rejectedFor ?? '');
        if (rejectedFor === null) store.add(row.user_id, now);
        const code = store.of(row.user_id)?.code ?? '';
        money.notify(
          row.user_id,
          rejectedFor === null ? agentApproved(code) : agentRejected(rejectedFor),
          now,
        );
      });
    },
    /** Records a registration by an agent’s link; an agent is not paid for a second account of their own. */
    arrive(agentId: string, userId: string, now: number) {
      if (samePerson(agentId, userId) !== null) return;
      store.addMember(agentId, userId, now);
      money.notify(agentId, agentGotMember(maskedMember(userId)), now);
    },
    /** Closes every month that is due. */
    settle: createClosing(ports, parts, createOnePerson(db)),
  };
}
