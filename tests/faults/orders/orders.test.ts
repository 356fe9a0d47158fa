import { expect, test } from 'vitest';
import { byEffort } from '#tests/fixtures/effort.ts';
import { ORDER_FAULTS } from './order-kinds.table.ts';
import { runOrderSimulation } from './order-simulation.ts';

const SEEDS = byEffort(10);
const LIMIT_MS = 60_000;

test.each(ORDER_FAULTS)(
  `[4.05] $name: ${SEEDS} order simulations end with no debit doubled, lost or unknown`,
  async (fault) => {
    const failed: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { problems } = await runOrderSimulation(fault, seed);
      if (problems.length > 0) failed.push(`seed ${seed}: ${problems.join('; ')}`);
    }
    expect(failed).toEqual([]);
  },
  LIMIT_MS,
);
