import { expect, test } from 'vitest';
import { byEffort } from '#tests/fixtures/effort.ts';
import type { FaultKind } from './fault-scenario.ts';
import { runSimulation } from './simulation.ts';

const SEEDS = byEffort(20);
/** Most of a minute on a machine that is busy with other things. */
const LIMIT_MS = 180_000;

/** A test for each kind; a failure names the seeds, which `npm run faults -- --from SEED --seeds 1` plays again. */
export function runSimulations(kinds: readonly FaultKind[]): void {
  test.each(kinds)(
    `$name: ${SEEDS} simulations end with every message shown once, in order, and said once`,
    async (kind) => {
      const failed: string[] = [];
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const problems = await runSimulation(kind, seed);
        if (problems.length > 0) failed.push(`seed ${seed}: ${problems.join('; ')}`);
      }
      expect(failed).toEqual([]);
    },
    LIMIT_MS,
  );
}
