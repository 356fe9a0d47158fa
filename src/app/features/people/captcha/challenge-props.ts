import type { Attempt } from '#contract/people/captcha/calls.ts';
import type { Posed } from './use-challenge.ts';

/** Props common to every kind of challenge. */
export type ChallengeProps = {
  readonly ready: Posed;
  readonly checking: boolean;
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onAnother: () => void;
};
