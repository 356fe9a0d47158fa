import { expect, test } from 'vitest';
import { byEffort } from '#tests/fixtures/effort.ts';
import { runBetSimulation } from './run-bet-simulation.ts';

const SIMULATIONS = byEffort(30);
const LIMIT_MS = 120_000;

test(
  `[4.05] ${SIMULATIONS} bet simulations match the stakes and returns of the oracle`,
  async () => {
    const failed: string[] = [];
    let acceptedCount = 0;
    for (let seed = 1; seed <= SIMULATIONS; seed += 1) {
      const end = await runBetSimulation(seed);
      acceptedCount += end.counts.accepted ?? 0;
      if (end.problems.length > 0) failed.push(`seed ${seed}: ${end.problems.join('; ')}`);
    }
    expect(failed).toEqual([]);
    expect(acceptedCount).toBeGreaterThan(SIMULATIONS);
  },
  LIMIT_MS,
);
