import type * as v from 'valibot';
import type { agentCalls } from '#contract/rewards/agent/calls.ts';
import type { AgentMonth, AgentOverview, AgentStatus } from '#contract/rewards/agent/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { maskedName } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { maskedAddress } from '#sandbox/domains/ground/code/address.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import { tierOf } from './agent-months.ts';
import type { AgentRow, MonthRow } from './agent-store.ts';
import { type Agents, maskedMember } from './agents.ts';

/** Contact person for agents; working hours in Beijing time. */
const AGENT_CONTACT = {
  name: '沈远',
  opensAt: 10,
  closesAt: 22,
  email: 'agent@courtside.example',
} as const;

/** A month as its agent reads it. */
const monthWire = (row: MonthRow, isClosed: boolean): v.InferInput<typeof AgentMonth> => ({
  month: row.month,
  isClosed: isClosed ? 1 : 0,
  net: minorText(row.net),
  bonuses: minorText(row.bonuses),
  fees: minorText(row.fees),
  carried: minorText(row.carried),
  base: minorText(row.net - row.bonuses - row.fees + row.carried),
  active: row.active,
  tier: tierOf(row.active).tier,
  percent: row.percent,
  commission: minorText(row.commission),
  closesAt: row.closed_at,
});

type AgentPorts = {
  readonly agents: Agents;
  readonly auth: { readonly contacts: Contacts };
  /** Verified real names of members; null while a member has none. */
  readonly money: { readonly payees: { nameOf(userId: string): string | null } };
};

/** Look-ups per ten minutes: enough for opening links, too few for listing the codes. */
const LOOKUP_LIMITS = { each: 100, all: 10_000 };
function standingOf({ agents, auth, money }: AgentPorts, userId: string): v.InferInput<typeof AgentStatus> {
  const last = agents.applications.latest(userId);
  const isAgent = agents.store.of(userId) !== null;
  const [phone, name] = [auth.contacts.of(userId, 'phone'), money.payees.nameOf(userId)];
  return {
    isAgent: isAgent ? 1 : 0,
    state: isAgent ? 'approved' : (last?.state ?? 'none'),
    askedAt: last?.asked_at ?? null,
    decidedAt: last?.decided_at ?? null,
    reason: last?.reason ?? '',
    realName: name === null ? '' : maskedName(name),
    phone: phone === null ? '' : maskedAddress(phone),
  };
}

function overviewOf(
  { store, months }: Agents,
  agent: AgentRow,
  { currency, now }: { readonly currency: Currency; readonly now: number },
): v.InferInput<typeof AgentOverview> {
  const members = store.members(agent.user_id);
  const closed = store.months(agent.user_id, currency);
  const current = months.current(agent, currency, now);
  const start = siteMonthStart(siteMonthOf(now));
  return {
    code: agent.code,
    since: agent.since,
    currency,
    members: members.length,
    newMembers: members.filter(({ at }) => at >= start).length,
    staked: minorText(current.staked),
    paid: minorText(closed.reduce((sum, { commission }) => sum + commission, 0n)),
    current: monthWire(current.row, false),
    months: closed.map((row) => monthWire(row, true)),
  };
}

/** Agents and their members [6.04]. */
export const agentHandlers = (ports: AgentPorts): HandlersOf<typeof agentCalls> => {
  const { agents } = ports;
  const lookupThrottle = createThrottle(LOOKUP_LIMITS);
  return {
    'agent.check': (_input, context) => standingOf(ports, accountOf(context).userId),
    'agent.join': (application, context) => {
      const { userId } = accountOf(context);
      const { realName, phone } = standingOf(ports, userId);
      if (realName === '' || phone === '') return refuse('ORDER_STEP_REFUSED');
      agents.applications.apply(userId, application, context.now);
      return standingOf(ports, userId);
    },
    'agent.contact': () => AGENT_CONTACT,
    'agent.open': ({ code }, context) => {
      lookupThrottle.take(context);
      return agents.store.byCode(code) === null ? refuse('NOT_FOUND') : {};
    },
    'agent.overview': ({ currency }, context) => {
      agents.settle(context.now);
      const agent = agents.store.of(accountOf(context).userId) ?? refuse('NOT_FOUND');
      return overviewOf(agents, agent, { currency, now: context.now });
    },
    'agent.members': ({ currency, page, size }, context) => {
      const agent = agents.store.of(accountOf(context).userId) ?? refuse('NOT_FOUND');
      const all = agents.store.members(agent.user_id);
      const month = siteMonthOf(context.now);
      const span = { currency, from: siteMonthStart(month), to: siteMonthStart(monthAfter(month, 1)) };
      const shown = all.slice((page - 1) * size, page * size);
      return {
        total: all.length,
        list: shown.map(({ user_id: userId, at, seen_at }) => ({
          member: maskedMember(userId),
          registeredAt: at,
          seenAt: seen_at,
          staked: minorText(agents.incomeOf({ userId, ...span }).staked),
        })),
      };
    },
  };
};
