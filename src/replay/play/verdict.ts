import { EXIT, type ExitCode } from '#replay/cli/exit-codes.ts';
import type { Result } from './result.ts';

type Verdict = Result['verdict'];

type Facts = {
  readonly interrupted: boolean;
  /** Some process of the generator was too slow. */
  readonly saturated: boolean;
  /** Every threshold holds. */
  readonly holds: boolean;
};

/** Whoever stopped a run knows why; a generator that measured itself proves nothing, neither good nor bad. */
export function verdictOf({ interrupted, saturated, holds }: Facts): Verdict {
  if (interrupted) return 'interrupted';
  if (saturated) return 'saturated';
  return holds ? 'passed' : 'failed';
}

export const EXIT_OF: Readonly<Record<Verdict, ExitCode>> = {
  passed: EXIT.ok,
  failed: EXIT.thresholds,
  saturated: EXIT.saturated,
  interrupted: EXIT.interrupted,
};
