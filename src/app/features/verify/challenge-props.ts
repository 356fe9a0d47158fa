import type { Attempt } from '#contract/calls/captcha.ts';
import type { ChallengeState } from './use-challenge.ts';

/** What every kind of challenge is given. */
export type ChallengeProps = {
  readonly ready: Extract<ChallengeState, { is: 'ready' }>;
  readonly checking: boolean;
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onAnother: () => void;
};
