import { expect, test } from 'vitest';
import { runBetStory } from './run-bet-story.ts';

const STORIES = 60;
const LIMIT_MS = 120_000;

test(
  `[4.05] ${STORIES} stories of bets end with every stake and return where a second computation has them`,
  async () => {
    const failed: string[] = [];
    let taken = 0;
    for (let seed = 1; seed <= STORIES; seed += 1) {
      const told = await runBetStory(seed);
      taken += told.counts?.taken ?? 0;
      if (told.problems.length > 0) failed.push(`seed ${seed}: ${told.problems.join('; ')}`);
    }
    expect(failed).toEqual([]);
    expect(taken).toBeGreaterThan(STORIES);
  },
  LIMIT_MS,
);
