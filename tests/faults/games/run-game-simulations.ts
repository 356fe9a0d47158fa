import { ENGINES } from './open-games.ts';
import { runGameSimulation } from './run-game-simulation.ts';

/**
 * Plays a number of rounds of each engine under faults, and prints what happened.
 * @param seed of the first move of chance
 * @returns the number of engines with a problem
 */
export function runGameSimulations({ rounds, seed }: { rounds: number; seed: number }): number {
  let failed = 0;
  for (const engine of ENGINES) {
    const startedAt = performance.now();
    const { problems, counts, killedIn } = runGameSimulation(engine, rounds, seed);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const states = [...killedIn].map(([state, count]) => `${state} ${count}`).join(', ');
    console.log(
      `${engine}: ${rounds} rounds in ${seconds} s, ${counts.kills} kills (${states}), ${counts.repeats} repeated requests, ` +
        `${counts.abandoned} rounds left, ${problems.length} problems`,
    );
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}
