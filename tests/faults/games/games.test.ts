import { expect, test } from 'vitest';
import { ENGINES, TABLE_ENGINES } from './open-games.ts';
import { runGameSimulation } from './run-game-simulation.ts';
import { runTableSimulation } from './run-table-simulation.ts';

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

/** Enough for kills before and after the close of bets. */
const ISSUES = 40;

test.each(TABLE_ENGINES)(
  `[P.14] ${ISSUES} issues of %s under faults lose no stake`,
  (engine) => {
    const { problems, counts, kills } = runTableSimulation(engine, ISSUES);
    expect(problems).toEqual([]);
    expect(counts.repeats).toBeGreaterThan(0);
    expect(kills.before).toBeGreaterThan(0);
    expect(kills.after).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
