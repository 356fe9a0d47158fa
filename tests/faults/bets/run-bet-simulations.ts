import { type BetCounts, runBetSimulation } from './run-bet-simulation.ts';

const NAMES = [
  'taken',
  'refused',
  'offersTaken',
  'cashedOut',
  'corrected',
] as const satisfies readonly (keyof BetCounts)[];

/**
 * Runs a number of bet simulations, the first of them by the seed `from`, and prints their counts.
 * @returns the number of failed ones
 */
export async function runBetSimulations({
  simulations,
  from,
}: {
  simulations: number;
  from: number;
}): Promise<number> {
  const startedAt = performance.now();
  const sums: BetCounts = { taken: 0, refused: 0, offersTaken: 0, cashedOut: 0, corrected: 0 };
  let failed = 0;
  for (let seed = from; seed < from + simulations; seed += 1) {
    const { problems, counts } = await runBetSimulation(seed);
    for (const name of NAMES) sums[name] += counts?.[name] ?? 0;
    if (problems.length === 0) continue;
    failed += 1;
    console.log(`seed ${seed}: ${problems.join('; ')}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${simulations} simulations of bets in ${seconds} s: ${sums.taken} bets taken, ${sums.refused} refused or left, ` +
      `${sums.offersTaken} by an offer, ${sums.cashedOut} cashed out, ${sums.corrected} settled again, ` +
      `${failed} simulations with a problem`,
  );
  return failed;
}
