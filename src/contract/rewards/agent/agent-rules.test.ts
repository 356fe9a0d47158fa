import { expect, test } from 'vitest';
import { AGENT_STATES, type AgentStep, agentAfter } from './agent-rules.ts';

const reached = (step: AgentStep) => AGENT_STATES.filter((state) => agentAfter(state, step) !== null);

test('[6.04] a member may apply until approved, and is decided on once', () => {
  expect(reached('apply')).toEqual(['none', 'rejected']);
  expect(reached('approve')).toEqual(['pending']);
  expect(reached('reject')).toEqual(['pending']);
});
