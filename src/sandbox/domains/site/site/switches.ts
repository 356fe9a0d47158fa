import type { Maintenance } from '#contract/site/site/maintenance-schema.ts';

/** Switches that an operator may change at run time. */
export type Switches = {
  /** Logging in ends the member's other sessions with LOGIN_ELSEWHERE. */
  oneSession: boolean;
  /** Going on or announced [8.10]. */
  maintenance: Maintenance | null;
};
