import {
  type Grid,
  REELS,
  type ReelsGame,
  type ReelsRow,
  ROWS,
  scatterOf,
  sumOf,
  weightOf,
  weightsOf,
  wildOf,
} from './reels.ts';

/** Part of draws of a cell that show a symbol. */
export function partOf(row: ReelsRow, symbol: number, reel: number, isFree: boolean): number {
  const kind = row.symbols[symbol];
  return kind ? weightOf(kind, reel, isFree) / sumOf(weightsOf(row, reel, isFree)) : 0;
}

/** Chances of 0, 1, 2 … scatters in a spin. */
export function scatterChances(row: ReelsRow, isFree: boolean): readonly number[] {
  let chances: readonly number[] = [1];
  for (let cell = 0; cell < REELS * ROWS; cell += 1) {
    const part = partOf(row, scatterOf(row), Math.floor(cell / ROWS), isFree);
    const before = chances;
    chances = [...before, 0].map(
      (_, count) => (before[count] ?? 0) * (1 - part) + (before[count - 1] ?? 0) * part,
    );
  }
  return chances;
}

/** Chances of exactly three, of exactly four, and of five or more. */
function startChances(row: ReelsRow, isFree: boolean): readonly [number, number, number] {
  const [, , , three = 0, four = 0, ...more] = scatterChances(row, isFree);
  return [three, four, sumOf(more)];
}

/** Mean of a scatter’s pays in one spin, times the stake. */
function scatterMean(row: ReelsRow, isFree: boolean): number {
  const pays = row.symbols[scatterOf(row)]?.pays;
  return pays ? sumOf(startChances(row, isFree).map((chance, at) => chance * (pays[at] ?? 0))) : 0;
}

/** Chance of each free spin to be played in a round, in order: they can be started again while they last. */
export function freeSpinChances(row: ReelsRow): readonly number[] {
  const { free } = row;
  if (!free) return [];
  const again = sumOf(startChances(row, true));
  const totals = Array.from({ length: free.most + 1 }, () => 0);
  startChances(row, false).forEach((chance, at) => {
    const total = Math.min(free.most, free.spins[at] ?? 0);
    totals[total] = (totals[total] ?? 0) + chance;
  });
  const chances: number[] = [];
  for (let index = 0; index < free.most; index += 1) {
    const going = totals.map((chance, total) => (total > index ? chance : 0));
    chances.push(sumOf(going));
    // From the longest: a chance that moves up does not move twice.
    for (let total = free.most - 1; total > index; total -= 1) {
      const moved = (going[total] ?? 0) * again;
      const to = Math.min(free.most, total + free.more);
      totals[total] = (totals[total] ?? 0) - moved;
      totals[to] = (totals[to] ?? 0) + moved;
    }
  }
  return chances;
}

const meanMultiplier = ({ free }: ReelsRow, index: number): number => {
  if (!free) return 1;
  const { multipliers, isDrawn } = free;
  if (isDrawn) return sumOf(multipliers) / multipliers.length;
  return multipliers[Math.min(index, multipliers.length - 1)] ?? 1;
};

/** Mean return of one spin without its multiplier, times the stake. */
const spinMean = (game: ReelsGame, isFree: boolean) =>
  game.meanCoins(isFree) / game.coins + scatterMean(game.row, isFree);

/** The exact return to the player, as a part of 1. */
export function reelsReturn(game: ReelsGame): number {
  const spins = freeSpinChances(game.row).map((chance, index) => chance * meanMultiplier(game.row, index));
  const paid = spinMean(game, false);
  return spins.length === 0 ? paid : paid + sumOf(spins) * spinMean(game, true);
}

/** Chance that a round starts free spins. */
export const freeChance = (row: ReelsRow): number => (row.free ? sumOf(startChances(row, false)) : 0);

const REEL_INDEXES = Array.from({ length: REELS }, (_, reel) => reel);

/** Grids of one symbol, with wilds in its place on any of the reels that have them. */
function fullGrids(row: ReelsRow, isFree: boolean): readonly Grid[] {
  const wild = wildOf(row);
  const isOn = (symbol: number, reel: number) => partOf(row, symbol, reel, isFree) > 0;
  const wildReels = REEL_INDEXES.filter((reel) => isOn(wild, reel));
  const choices = Array.from({ length: 2 ** wildReels.length }, (_, bits) =>
    wildReels.filter((__, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
  const reelsOf = (symbol: number) =>
    choices.map((wilds) => REEL_INDEXES.map((reel) => (wilds.includes(reel) ? wild : symbol)));
  return row.symbols
    .flatMap((_, symbol) => reelsOf(symbol))
    .filter((reels) => reels.every(isOn))
    .map((reels) => reels.flatMap((symbol) => Array.from({ length: ROWS }, () => symbol)));
}

/** The most that one spin can return, times the stake. */
export function mostOfSpin(game: ReelsGame): number {
  const most = (isFree: boolean) =>
    Math.max(
      ...fullGrids(game.row, isFree).map(
        (grid) => sumOf(game.hits(grid).map(({ pays }) => pays)) / game.coins,
      ),
    );
  const multiplier = Math.max(1, ...(game.row.free?.multipliers ?? []));
  return game.row.free ? Math.max(most(false), most(true) * multiplier) : most(false);
}
