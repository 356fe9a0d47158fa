import { expect, test } from 'vitest';
import { ENGINES } from './open-games.ts';
import { runGameSimulation } from './run-game-simulation.ts';

/** Enough for a kill in every state of a round. */
const ROUNDS = 120;
const LIMIT_MS = 60_000;

test.each(ENGINES)(
  `[P.14] ${ROUNDS} rounds of %s under faults lose no stake`,
  (engine) => {
    const { problems, counts, killedIn } = runGameSimulation(engine, ROUNDS);
    expect(problems).toEqual([]);
    expect(counts.kills).toBeGreaterThan(0);
    expect(killedIn.has('decided')).toBe(true);
  },
  LIMIT_MS,
);
