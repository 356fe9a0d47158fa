import { COPIES, FIGURES, HONOURS, kindsOf, type TilePattern, type TilesRow } from './tiles.table.ts';
import { matchOf } from './tiles.ts';

const HUNDRED = 100;
/** Ways to choose a number of the four copies of a tile. */
const CHOICES = [1, 4, 6, 4, 1] as const;

/** Number of arrangements of three honours with the given counts, which are in falling order. */
function arrangements(counts: readonly number[]): number {
  const different = new Set(counts).size;
  return [1, 1, HONOURS.length, HONOURS.length * 2][different] ?? 1;
}

/**
 * Runs for every hand by its counts, with the number of ways to draw it. Honours make no runs: hands that differ only in
 * which honours they have are counted together, with the counts of honours in falling order.
 */
function eachHand(row: TilesRow, run: (counts: number[], ways: number) => void): void {
  const kinds = kindsOf(row);
  const counts = Array.from({ length: kinds }, () => 0);
  const fill = (kind: number, left: number, ways: number) => {
    if (kind === kinds) {
      if (left === 0) run(counts, ways * (row.hasHonours ? arrangements(counts.slice(FIGURES)) : 1));
      return;
    }
    const most = kind > FIGURES ? (counts[kind - 1] ?? COPIES) : COPIES;
    for (let count = 0; count <= Math.min(most, left); count += 1) {
      counts[kind] = count;
      fill(kind + 1, left - count, ways * (CHOICES[count] ?? 0));
    }
    counts[kind] = 0;
  };
  fill(0, row.size, 1);
}

export type PatternOdds = TilePattern & { readonly ways: number };
export type TilesOdds = {
  readonly patterns: readonly PatternOdds[];
  /** All ways to draw the tiles of a round. */
  readonly ways: number;
  /** The exact return, as a part of 1. */
  readonly back: number;
  /** Chance of any pattern. */
  readonly hit: number;
};

/** The exact odds of a title, over all hands. */
export function tilesOdds(row: TilesRow): TilesOdds {
  const counted = new Map(row.patterns.map((pattern) => [pattern.name, 0]));
  let ways = 0;
  eachHand(row, (counts, more) => {
    ways += more;
    const name = matchOf(counts, row)?.pattern.name;
    if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + more);
  });
  const patterns = row.patterns.map((pattern) => ({ ...pattern, ways: counted.get(pattern.name) ?? 0 }));
  return {
    patterns,
    ways,
    back: patterns.reduce((sum, each) => sum + each.ways * each.pays, 0) / ways / HUNDRED,
    hit: patterns.reduce((sum, each) => sum + each.ways, 0) / ways,
  };
}
