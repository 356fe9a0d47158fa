import { HOUR_MS } from '#contract/units/durations.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { type Agents, createAgents } from './agents.ts';

const SETTLE_EVERY_MS = HOUR_MS;

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

type Ports = Parameters<typeof createAgents>[0] & { readonly clock: Pick<WorldClock, 'now' | 'every'> };

/** Opens agents, that of the demo among them; months are closed when their day has come. */
export function openAgents({ clock, ...ports }: Ports): Agents {
  const agents = createAgents(ports);
  seedOnce(ports.db, 'agents', () => seedAgents(agents, clock.now()));
  clock.every(SETTLE_EVERY_MS, () => agents.settle(clock.now()));
  return agents;
}
