import { runBetSimulation } from './run-bet-simulation.ts';

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
  const sums = new Map<string, number>();
  let failed = 0;
  for (let seed = from; seed < from + simulations; seed += 1) {
    const { problems, counts } = await runBetSimulation(seed);
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
    if (problems.length === 0) continue;
    failed += 1;
    console.log(`seed ${seed}: ${problems.join('; ')}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${simulations} simulations of bets in ${seconds} s, ${failed} with a problem`);
  for (const [name, sum] of sums) console.log(`  ${name}: ${sum}`);
  return failed;
}
