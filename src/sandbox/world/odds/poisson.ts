/** Number of standard deviations above the mean, and of additional events, beyond which the rest is negligible. */
const DEVIATIONS = 6;
const COUNTS = 6;

/** Returns the probability of 0, 1, 2 … events where `mean` are expected. The last position holds the rest. */
export function poisson(mean: number): number[] {
  const chances: number[] = [];
  const counts = Math.ceil(mean + DEVIATIONS * Math.sqrt(mean)) + COUNTS;
  let chance = Math.exp(-mean);
  for (let count = 0; count < counts; count++) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  const known = chances.reduce((sum, each) => sum + each, 0);
  chances[counts - 1] = (chances[counts - 1] ?? 0) + Math.max(0, 1 - known);
  return chances;
}

/** Calls back for every pair of counts with its probability. */
export function eachPair(
  home: readonly number[],
  away: readonly number[],
  visit: (home: number, away: number, probability: number) => void,
): void {
  home.forEach((one, homeCount) => {
    away.forEach((other, awayCount) => {
      visit(homeCount, awayCount, one * other);
    });
  });
}
