import type { Platform } from '#sandbox/platform/platform.ts';

export type AgentApplicationOverview = {
  readonly applicationId: number;
  /** Login name and nickname. */
  readonly name: string;
  readonly nickname: string;
  /** How they find members, as names with commas, how many a month, and for how long they have done it. */
  readonly ways: string;
  readonly monthly: number;
  readonly experience: string;
  readonly about: string;
  readonly askedAt: number;
};

const SHOWN = 30;

/** Who waits to become an agent, the oldest first. */
export const agentOverview = ({ accounts, agents }: Platform): readonly AgentApplicationOverview[] =>
  agents.applications.pending(SHOWN).map((row) => {
    const account = accounts.byId(row.user_id);
    return {
      applicationId: row.application_id,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      ways: row.ways,
      monthly: row.monthly,
      experience: row.experience,
      about: row.about,
      askedAt: row.asked_at,
    };
  });
