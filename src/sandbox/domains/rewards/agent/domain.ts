import { agentCalls } from '#contract/rewards/agent/calls.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { mountAgentAdmin } from './agent-admin.ts';
import { agentHandlers } from './agent-handlers.ts';
import { agentMigrations } from './agent-migrations.ts';
import { type Agents, createAgents } from './agents.ts';

/** A demo member who is an agent, and the one who registered by their link at the beginning of this month. */
const DEMO_AGENT = 'xuexian';
const DEMO_MEMBER = 'qinghe';

function seedAgents({ store, appoint, arrive }: Agents, now: number): void {
  const agentId = demoUserId(DEMO_AGENT);
  if (store.of(agentId) !== null) return;
  const since = siteMonthStart(siteMonthOf(now));
  appoint(agentId, since);
  arrive(agentId, demoUserId(DEMO_MEMBER), since);
}

type Opened = { readonly agents: Agents };

/** Agents and their members; months are closed when their day has come. */
export const agentDomain = domain({
  migrations: [agentMigrations],
  bounds: {
    agent: record,
    agent_application: record,
    agent_member: record,
    agent_month: record,
  },
  open: (ports: Parameters<typeof createAgents>[0]) => ({ agents: createAgents(ports) }),
  seed: ({ db, agents }: Stored & Opened, now) => seedOnce(db, 'agents', () => seedAgents(agents, now)),
  duties: [{ everyMs: HOUR_MS, run: ({ agents }: Opened, now) => agents.settle(now) }],
  admin: mountAgentAdmin,
  handlers: handlersFor(agentCalls, agentHandlers),
});
