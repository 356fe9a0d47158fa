import { STAGES } from '#replay/measure/tally.ts';
import type { Result } from '#replay/result/result.ts';

/** Smaller differences are noise, ms. */
const NOISE_MS = 2;
const JUDGED_SHARES = ['p50', 'p90', 'p95', 'p99'];
const JUDGED_LATENCIES: ReadonlySet<string> = new Set(
  STAGES.flatMap((stage) => JUDGED_SHARES.map((share) => `${stage}.${share}`)),
);
/** An increase of one of these is worse at any tolerance. */
const FAULTS: ReadonlySet<string> = new Set([
  'lost',
  'unrendered',
  'duplicated',
  'reordered',
  'record.lost',
  'record.duplicated',
  'record.reordered',
  'failed',
  'refused',
  'unanswered',
  'altered',
  'misrouted',
]);
/** Rates that may differ by this much: retried polls are part of a network. */
const RATE_NOISE = 0.01;

type Change = 'worse' | 'better' | 'same' | 'fact';

/** A metric of two runs. A `fact` is shown but not judged. */
export type Difference = {
  readonly metric: string;
  readonly before: number;
  readonly after: number;
  readonly change: Change;
};

/** `unlike`: the runs have different plans, so a difference may come from the load. */
export type Comparison = {
  readonly differences: readonly Difference[];
  readonly verdict: 'worse' | 'no worse' | 'invalid' | 'unproved';
  readonly unlike: boolean;
};

function latencyChange(before: number, after: number, tolerance: number): Change {
  const [least, most] = [Math.min(before, after), Math.max(before, after)];
  const isNoise = most - least < NOISE_MS || most - least <= least * tolerance;
  if (isNoise) return 'same';
  return after > before ? 'worse' : 'better';
}

function faultChange(before: number, after: number): Change {
  if (after === before) return 'same';
  return after > before ? 'worse' : 'better';
}

/** A rate is worse when it moved in this direction. */
function rateChange(metric: string, before: number, after: number): Change | null {
  if (metric !== 'coverage' && metric !== 'trouble.rate') return null;
  if (Math.abs(after - before) <= RATE_NOISE) return 'same';
  return after > before === (metric === 'trouble.rate') ? 'worse' : 'better';
}

/** A stage that only one of the runs measured cannot be compared. */
const isMeasured = (stage: string, { metrics }: Result): boolean => (metrics[`${stage}.max`] ?? 0) > 0;

function changeOf(metric: string, before: Result, after: Result, tolerance: number): Change {
  const [from, to] = [before.metrics[metric] ?? 0, after.metrics[metric] ?? 0];
  const inBoth = metric in before.metrics && metric in after.metrics;
  if (FAULTS.has(metric)) return inBoth ? faultChange(from, to) : 'fact';
  const rate = inBoth ? rateChange(metric, from, to) : null;
  if (rate !== null) return rate;
  const [stage = ''] = metric.split('.');
  const both = isMeasured(stage, before) && isMeasured(stage, after);
  return JUDGED_LATENCIES.has(metric) && both ? latencyChange(from, to, tolerance) : 'fact';
}

/**
 * Compares a later run with an earlier one. It is worse when there are more faults, or when a latency up to p99 grew by more
 * than `tolerance` (a share) and 2 ms. The comparison is invalid when a generator was too slow, and
 * proves nothing when one of the runs was interrupted or proved nothing itself.
 */
export function compareResults(before: Result, after: Result, tolerance: number): Comparison {
  const metrics = new Set([...Object.keys(before.metrics), ...Object.keys(after.metrics)]);
  const differences = [...metrics].map((metric): Difference => {
    const change = changeOf(metric, before, after, tolerance);
    return { metric, before: before.metrics[metric] ?? 0, after: after.metrics[metric] ?? 0, change };
  });
  const isInvalid = [before, after].some(({ tally }) => tally.load.some(({ saturated }) => saturated));
  const isUnproved = [before, after].some(({ verdict }) => verdict === 'broken' || verdict === 'interrupted');
  const isWorse = differences.some(({ change }) => change === 'worse');
  return {
    differences,
    verdict: isUnproved ? 'unproved' : isInvalid ? 'invalid' : isWorse ? 'worse' : 'no worse',
    unlike: before.plan.sha256 !== after.plan.sha256,
  };
}
