import * as v from 'valibot';
import { agentCalls } from '#contract/rewards/agent/calls.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { agentHandlers } from './agent-handlers.ts';
import { agentMigrations } from './agent-store.ts';
import { type Agents, createAgents } from './agents.ts';

const REASON_MAX = 60;
/** A reason ends without a full stop: it is put into a sentence. */
const Decision = v.union([
  v.strictObject({ approve: v.literal(true) }),
  v.strictObject({
    reject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/[^。.]$/)),
  }),
]);

type Ports = Timed & { readonly agents: Pick<Agents, 'decide'> };

/** Applications of members who want to be agents, decided by hand. */
function mountAgentAdmin(site: Site, { agents, world }: Ports): void {
  post(site, '/sandbox/agents/:id', Decision, (decision, context) => {
    const rejectedFor = 'reject' in decision ? decision.reject : null;
    byRules(() => agents.decide(Number(context.req.param('id')), rejectedFor, world.clock.now()));
  });
}

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
