import type { Draws } from '#sandbox/games/chance/draws.ts';
import { type EngineName, ended, type Title } from '#sandbox/games/engine.ts';
import {
  CELLS,
  createSpin,
  type Grid,
  type ReelHit,
  type ReelsGame,
  type ReelsRow,
  scatterOf,
  spreadWilds,
  wildOf,
} from './reels.ts';
import { reelsReturn } from './reels-odds.ts';

const CYCLE_MS = 3_000;
const LEAST_SCATTERS = 3;
const MOST_SCATTERS = 5;

/** One spin of a round: the paid one, or a free one. */
export type Spin = {
  /** Cells as drawn. */
  readonly drawn: Grid;
  /** Cells as they pay: a spreading wild covers its reel. */
  readonly grid: Grid;
  readonly multiplier: number;
  readonly isFree: boolean;
};

/** Number of scatters of a spin as far as it counts: 0 below three, and five at most. */
function scattersOf({ drawn }: Pick<Spin, 'drawn'>, row: ReelsRow): number {
  const scatter = scatterOf(row);
  const count = drawn.filter((symbol) => symbol === scatter).length;
  return count < LEAST_SCATTERS ? 0 : Math.min(count, MOST_SCATTERS);
}

/** Number of free spins that a spin adds. */
export function addedSpins(spin: Pick<Spin, 'drawn' | 'isFree'>, row: ReelsRow): number {
  const scatters = scattersOf(spin, row);
  if (!row.free || scatters === 0) return 0;
  return spin.isFree ? row.free.more : (row.free.spins[scatters - LEAST_SCATTERS] ?? 0);
}

const multiplierAt = ({ free }: ReelsRow, index: number): number =>
  free?.multipliers[Math.min(index, free.multipliers.length - 1)] ?? 1;

function freeSpin({ row }: ReelsGame, drawn: Grid, multiplier: number): Spin {
  const grid = row.free?.isSpreading ? spreadWilds(drawn, wildOf(row)) : drawn;
  return { drawn, grid, multiplier, isFree: true };
}

const paidSpin = (drawn: Grid): Spin => ({ drawn, grid: drawn, multiplier: 1, isFree: false });

/** Draws a round: the paid spin, and the free spins that it starts. */
export function createRound(game: ReelsGame): (draws: Draws) => readonly Spin[] {
  const { row } = game;
  const [paid, free] = [createSpin(row, false), createSpin(row, true)];
  const most = row.free?.most ?? 0;
  return (draws) => {
    const first = paidSpin(paid(draws));
    const spins = [first];
    let total = Math.min(most, addedSpins(first, row));
    for (let index = 0; index < total; index += 1) {
      const drawn = free(draws);
      const at = row.free?.isDrawn ? draws.below(row.free.multipliers.length) : index;
      const spin = freeSpin(game, drawn, multiplierAt(row, at));
      spins.push(spin);
      total = Math.min(most, total + addedSpins(spin, row));
    }
    return spins;
  };
}

/** Coins of a spin by its hits and scatters, with its multiplier. */
export function coinsOf(game: ReelsGame, spin: Spin): number {
  const { row, coins } = game;
  const won = game.hits(spin.grid).reduce((sum, { pays }) => sum + pays, 0);
  const scatters = scattersOf(spin, row);
  const scattered = row.symbols[scatterOf(row)]?.pays[scatters - LEAST_SCATTERS] ?? 0;
  return (won + scattered * coins) * spin.multiplier;
}

/** Return of spins together, minor units. */
export const paidBy = (game: ReelsGame, spins: readonly Spin[], stake: bigint): bigint =>
  (stake / BigInt(game.coins)) * BigInt(spins.reduce((sum, spin) => sum + coinsOf(game, spin), 0));

/** Flattens spins into the stored list of a round: fifteen cells each; where multipliers are drawn, each before its cells. */
const outcomeOf = ({ free }: ReelsRow, spins: readonly Spin[]): readonly number[] =>
  spins.flatMap(({ drawn, multiplier }) => (free?.isDrawn ? [multiplier, ...drawn] : drawn));

/** Restores the spins of a stored round. */
export function spinsOf(game: ReelsGame, outcome: readonly number[]): readonly Spin[] {
  const head = game.row.free?.isDrawn ? 1 : 0;
  const size = head + CELLS;
  return Array.from({ length: Math.ceil(outcome.length / size) }, (_, index) => {
    const drawn = outcome.slice(index * size + head, (index + 1) * size);
    if (index === 0) return paidSpin(drawn);
    const multiplier = head === 1 ? (outcome[index * size] ?? 1) : multiplierAt(game.row, index - 1);
    return freeSpin(game, drawn, multiplier);
  });
}

/** Returns the number of free spins that were known when each spin had stopped. */
export function totalsOf({ row }: ReelsGame, spins: readonly Spin[]): readonly number[] {
  let total = 0;
  return spins.map((spin) => {
    total = Math.min(row.free?.most ?? 0, total + addedSpins(spin, row));
    return total;
  });
}

/** Hits of a round in order, over all of its spins. */
export const hitsOf = (game: ReelsGame, spins: readonly Spin[]): readonly ReelHit[] =>
  spins.flatMap(({ grid }) => game.hits(grid));

const numbersOf = ({ symbols, free, wildFactor }: ReelsRow) => ({
  symbols: symbols.map(({ name, role, weights, freeWeights, pays, two }) => ({
    name,
    role,
    weights,
    freeWeights,
    pays,
    two,
  })),
  free,
  wildFactor,
});

/** Title of a game on reels. */
export function reelsTitle(engine: EngineName, game: ReelsGame): Title {
  const draw = createRound(game);
  return {
    ...game.row.facts,
    engine,
    exactReturns: () => [reelsReturn(game)],
    rules: {
      choices: 1,
      cycleMs: CYCLE_MS,
      facts: { ...numbersOf(game.row), coins: game.coins, shape: game.shape },
      play(draws, input) {
        const spins = draw(draws);
        return ended(outcomeOf(game.row, spins), paidBy(game, spins, input.stake), input);
      },
    },
  };
}
