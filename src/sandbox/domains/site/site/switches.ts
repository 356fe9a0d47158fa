import type { Maintenance } from '#contract/site/site/maintenance-schema.ts';

/** What an operator may switch while the platform runs. */
export type Switches = {
  /** Logging in ends the member's other sessions with LOGIN_ELSEWHERE. */
  oneSession: boolean;
  /** Going on or announced [8.10]. */
  maintenance: Maintenance | null;
};
