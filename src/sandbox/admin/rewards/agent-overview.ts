import type { Platform } from '#sandbox/platform/platform.ts';

export type AgentApplicationOverview = {
  readonly applicationId: number;
  /** Login name and nickname. */
  readonly name: string;
  readonly nickname: string;
  /** Channels through which they find members as comma-separated names, number per month, and length of experience. */
  readonly channels: string;
  readonly monthly: number;
  readonly experience: string;
  readonly about: string;
  readonly requestedAt: number;
};

const SHOWN = 30;

/** Returns the pending agent applications, the oldest first. */
export const agentOverview = ({ accounts, agents }: Platform): readonly AgentApplicationOverview[] =>
  agents.applications.pending(SHOWN).map((row) => {
    const account = accounts.byId(row.user_id);
    return {
      applicationId: row.application_id,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      channels: row.ways,
      monthly: row.monthly,
      experience: row.experience,
      about: row.about,
      requestedAt: row.asked_at,
    };
  });
