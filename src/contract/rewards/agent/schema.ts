import * as v from 'valibot';
import { currencyField, flagField, minorField, timeField } from '#contract/fields/fields.ts';
import { AGENT_STATES, AGENT_TIERS } from './agent-rules.ts';

/** A member’s standing as an agent, and the state of their application. */
export const AgentStatus = v.object({
  isAgent: flagField,
  state: v.picklist(AGENT_STATES),
  askedAt: v.nullable(timeField),
  decidedAt: v.nullable(timeField),
  /** Reason for the rejection, in the operator’s text. */
  reason: v.string(),
  /** Masked; blank where none is bound, which an application requires. */
  realName: v.string(),
  phone: v.string(),
});
export type AgentStatus = v.InferOutput<typeof AgentStatus>;

/** Calculation of an agent’s commission for a month; an open month is an estimate. */
export const AgentMonth = v.object({
  /** `2026-11` of the site’s calendar. */
  month: v.string(),
  isClosed: flagField,
  /** Losses of the members less their wins. */
  net: minorField,
  bonuses: minorField,
  fees: minorField,
  /** Negative base carried over from earlier months. */
  carried: minorField,
  /** Base of the share: the sum of all of these. */
  base: minorField,
  /** Members who played in the month. */
  active: v.number(),
  tier: v.picklist(AGENT_TIERS.map(({ tier }) => tier)),
  percent: v.number(),
  commission: minorField,
  /** Time at which it was paid, or is closed. */
  closesAt: timeField,
});
export type AgentMonth = v.InferOutput<typeof AgentMonth>;

/** An agent’s page. */
export const AgentOverview = v.object({
  code: v.string(),
  since: timeField,
  currency: currencyField,
  members: v.number(),
  newMembers: v.number(),
  staked: minorField,
  paid: minorField,
  current: AgentMonth,
  /** Closed months, the newest first. */
  months: v.array(AgentMonth),
});
export type AgentOverview = v.InferOutput<typeof AgentOverview>;

/** A member who registered by an agent’s link, as the agent sees them. */
export const AgentMember = v.object({
  /** Masked. */
  member: v.string(),
  registeredAt: timeField,
  seenAt: v.nullable(timeField),
  /** Valid stake of this month. */
  staked: minorField,
});
export type AgentMember = v.InferOutput<typeof AgentMember>;
