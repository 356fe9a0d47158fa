import { STEP_UP_MS } from '#contract/people/security/constants.ts';
import type { StepUpAction } from '#contract/people/security/schema.ts';
import { dropExpired } from '#sandbox/base/time/drop-expired.ts';

/** Recent step-ups by session and action; a restart discards them. */
export type StepUps = {
  /** Grants a step-up. @returns its expiry, epoch ms. */
  grant(token: string, action: StepUpAction, now: number): number;
  has(token: string, action: StepUpAction, now: number): boolean;
};

/** Grants in memory, by session and action. */
export function createStepUps(): StepUps {
  const granted = new Map<string, { readonly until: number }>();
  const keyOf = (token: string, action: StepUpAction) => `${action} ${token}`;
  return {
    grant(token, action, now) {
      dropExpired(granted, now);
      const until = now + STEP_UP_MS;
      granted.delete(keyOf(token, action));
      granted.set(keyOf(token, action), { until });
      return until;
    },
    has: (token, action, now) => (granted.get(keyOf(token, action))?.until ?? 0) > now,
  };
}
