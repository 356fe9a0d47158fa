import type { LimitPeriod } from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import { smaller } from '#sandbox/base/smaller.ts';

/** A limit that would be passed: its window, and what is left of it. All amounts compared are in one unit. */
type Passed = { readonly period: LimitPeriod; readonly left: bigint };

/**
 * The limit to name where several would be passed: the one that leaves least, and of equals the one that is closed
 * longest, so that the moment a member reads is the moment that opens all of them [P.15, P.16].
 */
export function tightestLimit<Each extends Passed>(passed: readonly Each[], at: number): Each | undefined {
  const least = passed.map(({ left }) => left).reduce(smaller, passed[0]?.left ?? 0n);
  const untilOf = ({ period }: Passed) => limitWindow(period, at).until;
  return passed
    .filter(({ left }) => left === least)
    .toSorted((one, other) => untilOf(other) - untilOf(one))[0];
}
