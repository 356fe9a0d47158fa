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
