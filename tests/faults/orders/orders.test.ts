import { expect, test } from 'vitest';
import { ORDER_TROUBLES } from './order-kinds.table.ts';
import { playOrderStory } from './order-story.ts';

const SEEDS = 10;
const LIMIT_MS = 60_000;

test.each(ORDER_TROUBLES)(
  `[4.05] $name: ${SEEDS} order stories end with no debit doubled, lost or unknown`,
  async (trouble) => {
    const failed: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { problems } = await playOrderStory(trouble, seed);
      if (problems.length > 0) failed.push(`seed ${seed}: ${problems.join('; ')}`);
    }
    expect(failed).toEqual([]);
  },
  LIMIT_MS,
);
