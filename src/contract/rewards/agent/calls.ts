import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { currencyField, pageField } from '#contract/fields/fields.ts';
import { referralCode } from '../invite/calls.ts';
import { AGENT_ABOUT, AGENT_CHANNELS, AGENT_EXPERIENCE, AGENT_MONTHLY_MAX } from './agent-rules.ts';
import { AgentMember, AgentOverview, AgentStatus } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

const own = {
  requirement: '6.04',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
} as const;

/** Agents and their members [6.04]. */
export const agentCalls = {
  'agent.check': defineCall({
    ...own,
    summary: 'Agent status of the member, and the state of the application',
    path: '/api/site/agent/v1/isAgent',
    request: v.object({}),
    response: AgentStatus,
    retry,
  }),
  'agent.join': defineCall({
    ...own,
    summary: 'Apply to become an agent, with a phone and a real name bound; an operator decides',
    path: '/api/site/agent/v1/join',
    request: v.object({
      ways: v.pipe(v.array(v.picklist(AGENT_CHANNELS)), v.minLength(1), v.maxLength(AGENT_CHANNELS.length)),
      /** Members a month that are expected. */
      monthly: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AGENT_MONTHLY_MAX)),
      experience: v.picklist(AGENT_EXPERIENCE),
      about: v.pipe(v.string(), v.trim(), v.minLength(AGENT_ABOUT.least), v.maxLength(AGENT_ABOUT.most)),
    }),
    response: AgentStatus,
    errors: ['REVIEW_PENDING', 'ORDER_STEP_REFUSED'],
  }),
  'agent.contact': defineCall({
    summary: 'Contacts for agents, with their hours',
    requirement: '6.04',
    method: 'POST',
    path: '/api/site/agent/v1/contact',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({
      name: v.string(),
      /** Hours of a working day, Beijing time. */
      opensAt: v.number(),
      closesAt: v.number(),
      email: v.string(),
    }),
    retry,
    cacheSeconds: 60,
  }),
  'agent.open': defineCall({
    summary: 'Somebody comes by the link of an agent: is there one of that code',
    requirement: '7.02',
    method: 'POST',
    path: '/api/site/agent/v1/open',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ code: referralCode }),
    response: v.object({}),
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
  'agent.overview': defineCall({
    ...own,
    summary: 'An agent’s own page: the month so far, how it is reckoned, and the months that are closed',
    path: '/api/site/agent/v1/overview',
    request: v.object({ currency: currencyField }),
    response: AgentOverview,
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
  'agent.members': defineCall({
    ...own,
    summary: 'Members who registered by the agent’s link, the newest first, with masked numbers',
    path: '/api/site/agent/v1/members',
    request: v.object({
      currency: currencyField,
      page: pageField,
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    }),
    response: v.object({ total: v.number(), list: v.array(AgentMember) }),
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
};
