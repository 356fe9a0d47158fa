import type { OutputOf } from '#contract/book/table.ts';
import { type Minor, minor } from '#contract/units/money.ts';

/** Outcome of one venue's balance. */
export type Recovered = OutputOf<'transfer.recover'>['list'][number];

/** Sums up the recovered amount, and the number of venues that kept their balance. */
export function recoverySum(outcomes: readonly Recovered[]): {
  readonly moved: Minor;
  readonly left: number;
} {
  const moved = outcomes
    .filter(({ outcome }) => outcome === 'moved')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const left = outcomes.filter(({ outcome }) => outcome === 'closed' || outcome === 'failed').length;
  return { moved: minor(moved), left };
}
