/** So many standard deviations above the mean, and so many events more, the rest is next to nothing. */
const DEVIATIONS = 6;
const COUNTS = 6;

/** Probability of 0, 1, 2 … events where `mean` are expected. The last place holds the rest. */
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
