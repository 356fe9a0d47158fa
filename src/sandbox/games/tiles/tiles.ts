import { createPile } from '../cards/cards.ts';
import type { Draws } from '../chance/draws.ts';
import { COPIES, FIGURES, kindsOf, type TileGroup, type TilePattern, type TilesRow } from './tiles.table.ts';

/** Tiles of a group from its first kind on: how many of each, and over how many kinds. */
const SHAPES: Readonly<Record<TileGroup, { readonly each: number; readonly kinds: number }>> = {
  pair: { each: 2, kinds: 1 },
  triplet: { each: 3, kinds: 1 },
  run: { each: 1, kinds: 3 },
  longRun: { each: 1, kinds: 6 },
};

/** Tiles of a group by their kinds. */
export type FoundGroup = readonly number[];
export type TilesMatch = { readonly pattern: TilePattern; readonly groups: readonly FoundGroup[] };

/** Draws the tiles of a round without replacement; each is its kind, in the order of drawing. */
export function drawTiles(draws: Draws, row: TilesRow): readonly number[] {
  const next = createPile(draws, kindsOf(row) * COPIES);
  return Array.from({ length: row.size }, () => Math.floor(next() / COPIES));
}

/** Number of tiles of each kind. */
export function countsOf(tiles: readonly number[], row: TilesRow): number[] {
  const counts = Array.from({ length: kindsOf(row) }, () => 0);
  for (const kind of tiles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** True if a group may begin with a kind: runs do not pass the last figure. */
function hasGroup(counts: readonly number[], group: TileGroup, kind: number): boolean {
  const { each, kinds } = SHAPES[group];
  if (kinds > 1 && kind + kinds > FIGURES) return false;
  for (let at = kind; at < kind + kinds; at += 1) if ((counts[at] ?? 0) < each) return false;
  return true;
}

const take = (counts: number[], group: TileGroup, kind: number, sign: 1 | -1) => {
  const { each, kinds } = SHAPES[group];
  for (let at = kind; at < kind + kinds; at += 1) counts[at] = (counts[at] ?? 0) - sign * each;
};

const tilesOf = (group: TileGroup, kind: number): FoundGroup => {
  const { each, kinds } = SHAPES[group];
  return Array.from({ length: each * kinds }, (_, at) => kind + Math.floor(at / each));
};

/**
 * Finds groups that have no tile in common, by trying every place of each; equal groups follow each other. Null if there
 * are none. `counts` is as before when it returns. @param at index of the first group to find
 */
function findGroups(
  counts: number[],
  groups: readonly TileGroup[],
  at = 0,
  from = 0,
): readonly FoundGroup[] | null {
  const group = groups[at];
  if (group === undefined) return [];
  const isNextEqual = groups[at + 1] === group;
  for (let kind = from; kind < counts.length; kind += 1) {
    if (!hasGroup(counts, group, kind)) continue;
    take(counts, group, kind, 1);
    const rest = findGroups(counts, groups, at + 1, isNextEqual ? kind : 0);
    take(counts, group, kind, -1);
    if (rest) return [tilesOf(group, kind), ...rest];
  }
  return null;
}

/** The best pattern among tiles; null for none. */
export function matchOf(counts: number[], { patterns }: TilesRow): TilesMatch | null {
  for (const pattern of patterns) {
    const groups = findGroups(counts, pattern.groups);
    if (groups) return { pattern, groups };
  }
  return null;
}
