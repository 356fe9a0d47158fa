import { expect, test } from 'vitest';
import { byEffort } from '#tests/fixtures/effort.ts';
import { ENGINES } from './open-games.ts';
import { runGameSimulation } from './run-game-simulation.ts';

const ROUNDS = byEffort(40);
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
