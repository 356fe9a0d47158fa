/** Grades of agents by how many of their members played in the month, and the share of each, per cent. The last that fits counts. */
export const AGENT_TIERS = [
  { tier: 'start', members: 0, percent: 20 },
  { tier: 'bronze', members: 5, percent: 25 },
  { tier: 'silver', members: 15, percent: 30 },
  { tier: 'gold', members: 40, percent: 35 },
  { tier: 'partner', members: 100, percent: 40 },
] as const;

/** Payment costs of the platform, per cent of the members’ deposits. */
export const AGENT_FEE_PERCENT = 1;
/** The day of the next month on which a month is closed and paid; late results have come by then. */
export const AGENT_CLOSE_DAY = 3;

/** Methods of recruiting members. */
export const AGENT_CHANNELS = ['community', 'video', 'offline', 'website', 'other'] as const;
/** Years of experience. */
export const AGENT_EXPERIENCE = ['none', 'short', 'middle', 'long'] as const;
/** Highest number of expected members per month, and length limits of the channel description, characters. */
export const AGENT_MONTHLY_MAX = 1_000;
export const AGENT_ABOUT = { least: 10, most: 300 } as const;

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
