import { EXIT, type ExitCode } from '../cli/command.ts';
import type { Result } from './result.ts';

type Verdict = Result['verdict'];

type Facts = {
  readonly interrupted: boolean;
  /** Why the run proves nothing, or null. */
  readonly unproved: string | null;
  /** A process of the generator was too slow. */
  readonly saturated: boolean;
  /** True if every threshold holds. */
  readonly holds: boolean;
};

type Evidence = Pick<Result, 'records' | 'tally' | 'thresholds'> & {
  readonly plan: Pick<Result['plan'], 'sends'>;
};

const sum = (counts: readonly number[]): number => counts.reduce((total, value) => total + value, 0);

/**
 * Returns the reason why a run proves nothing, or null: not all of the plan was sent, nothing was acknowledged, nobody was
 * there to receive it, nothing arrived, the platform's record could not be read, or a threshold has no sample.
 */
export function unprovedBecause({ plan, records, tally, thresholds }: Evidence): string | null {
  const { sends, viewers, judged, deliveries } = tally;
  if (sends.due === 0) return 'nothing was sent';
  if (sends.due < plan.sends) return `only ${sends.due} of ${plan.sends} planned sends were sent`;
  if (sends.acknowledged === 0) return 'nothing of what was sent was acknowledged';
  if (viewers.failed > 0 && viewers.entered === 0) return 'no viewer could come';
  if (sum(Object.values(records).map(({ recorded }) => recorded)) === 0)
    return 'the platform kept nothing, or its record could not be read';
  if (viewers.entered > 0 && judged.viewers === 0) return 'no viewer got a first page';
  if (judged.expected > 0 && deliveries.delivered === 0) return 'nothing arrived';
  const isOwed = judged.expected > 0 || (tally.pages?.rows.owed ?? 0) > 0;
  if (viewers.entered > 0 && !isOwed) return 'no viewer was there for anything that was sent';
  const blank = thresholds.find(({ value }) => value === null);
  return blank ? `there is no sample for ${blank.threshold}` : null;
}

/**
 * Determines the verdict. An interruption takes precedence; a run without evidence is broken even if its thresholds hold; a
 * saturated generator makes the run invalid.
 */
export function verdictOf({ interrupted, unproved, saturated, holds }: Facts): Verdict {
  if (interrupted) return 'interrupted';
  if (unproved !== null) return 'broken';
  if (saturated) return 'saturated';
  return holds ? 'passed' : 'failed';
}

/** Concludes the verdict of a run from its measurements. */
export function conclusionOf(interrupted: boolean, evidence: Evidence): Pick<Result, 'verdict' | 'unproved'> {
  const unproved = interrupted ? null : unprovedBecause(evidence);
  const verdict = verdictOf({
    interrupted,
    unproved,
    saturated: evidence.tally.load.some(({ saturated }) => saturated),
    holds: evidence.thresholds.every(({ passed }) => passed),
  });
  return { verdict, unproved };
}

/** The exit code of each verdict. */
export const EXIT_OF: Readonly<Record<Verdict, ExitCode>> = {
  passed: EXIT.ok,
  failed: EXIT.thresholds,
  broken: EXIT.broken,
  saturated: EXIT.saturated,
  interrupted: EXIT.interrupted,
};
