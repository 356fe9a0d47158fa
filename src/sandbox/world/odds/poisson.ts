const COUNTS = 14;

/** Probability of 0, 1, 2 … events where `mean` are expected. The last place holds the rest. */
export function poisson(mean: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; count < COUNTS; count++) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  const told = chances.reduce((sum, each) => sum + each, 0);
  chances[COUNTS - 1] = (chances[COUNTS - 1] ?? 0) + Math.max(0, 1 - told);
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
