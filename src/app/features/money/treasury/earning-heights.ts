import type { Minor } from '#contract/units/money.ts';

const LEAST = 60;
const ALIKE = 80;
const SPAN = 40n;

const smaller = (left: Minor, right: Minor) => (left < right ? left : right);
const larger = (left: Minor, right: Minor) => (left > right ? left : right);

/** The day that brought least of those that brought anything, and the best one; null where none did. */
export function earningRange(
  earned: readonly Minor[],
): { readonly least: Minor; readonly best: Minor } | null {
  const [first, ...rest] = earned.filter((sum) => sum > 0n);
  return first === undefined
    ? null
    : { least: rest.reduce(smaller, first), best: rest.reduce(larger, first) };
}

/**
 * Returns the height of each day's bar, in percent. Interest of neighbouring days is so similar that bars from zero would
 * all look the same: the scale runs from the lowest day to the highest, both of which are shown beside it. A day without
 * interest is flat.
 */
export function earningHeights(earned: readonly Minor[]): readonly number[] {
  const range = earningRange(earned);
  if (range === null) return earned.map(() => 0);
  const span = range.best - range.least;
  return earned.map((sum) => {
    if (sum <= 0n) return 0;
    return span === 0n ? ALIKE : LEAST + Number(((sum - range.least) * SPAN) / span);
  });
}
