const PERCENT = 100;

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => at(values, 0.5);

/** Half the distance between the quartiles, in percent of the median. */
export const spreadOf = (values: readonly number[]): number =>
  ((at(values, 0.75) - at(values, 0.25)) / 2 / median(values)) * PERCENT;

/** The one over the other, round by round. */
export const paired = (over: readonly number[], under: readonly number[]): readonly number[] =>
  over.map((value, round) => value / (under[round] ?? Number.NaN));
