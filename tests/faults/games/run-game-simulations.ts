import { ENGINES, TABLE_ENGINES } from './open-games.ts';
import { runGameSimulation } from './run-game-simulation.ts';
import { runTableSimulation } from './run-table-simulation.ts';

const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1_000).toFixed(1);

/** Prints the problems of a simulation. @returns 1 when there are any, for a count */
function printProblems(problems: readonly string[]): number {
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

/**
 * Plays a number of rounds of each engine under faults, at shared tables a third as many issues, and prints what happened.
 * @param seed of the first move of chance
 * @returns the number of engines with a problem
 */
export function runGameSimulations({ rounds, seed }: { rounds: number; seed: number }): number {
  let failed = 0;
  for (const engine of ENGINES) {
    const startedAt = performance.now();
    const { problems, counts, killedIn } = runGameSimulation(engine, rounds, seed);
    const seconds = secondsSince(startedAt);
    const states = [...killedIn].map(([state, count]) => `${state} ${count}`).join(', ');
    console.log(
      `${engine}: ${rounds} rounds in ${seconds} s, ${counts.kills} kills (${states}), ${counts.repeats} repeated requests, ` +
        `${counts.abandoned} rounds left, ${problems.length} problems`,
    );
    failed += printProblems(problems);
  }
  for (const engine of TABLE_ENGINES) {
    const startedAt = performance.now();
    const issues = Math.ceil(rounds / 3);
    const { problems, counts, kills } = runTableSimulation(engine, issues, seed);
    console.log(
      `${engine}: ${issues} issues in ${secondsSince(startedAt)} s, ${kills.before} kills before their close and ` +
        `${kills.after} after it, ${counts.repeats} repeated requests, ${problems.length} problems`,
    );
    failed += printProblems(problems);
  }
  return failed;
}
