/** The states of an application; `none` is that of a member who never applied. An agent is a member whose application was approved. */
export const AGENT_STATES = ['none', 'pending', 'approved', 'rejected'] as const;
export type AgentState = (typeof AGENT_STATES)[number];

export type AgentStep = 'apply' | 'approve' | 'reject';

/** The life of an application; one may be pending, and an agent applies no more. */
const AGENT_STEPS = {
  none: { apply: 'pending' },
  pending: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: { apply: 'pending' },
} as const satisfies Readonly<Record<AgentState, Readonly<Partial<Record<AgentStep, AgentState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const agentAfter = (state: AgentState, step: AgentStep): AgentState | null => {
  const steps: Readonly<Partial<Record<AgentStep, AgentState>>> = AGENT_STEPS[state];
  return steps[step] ?? null;
};
