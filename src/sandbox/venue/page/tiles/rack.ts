import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { TilesRow } from '#sandbox/games/tiles/tiles.table.ts';
import { countsOf, matchOf } from '#sandbox/games/tiles/tiles.ts';
import { isNetWin } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { tileArt, tileBack } from './tile-art.ts';

/** Interval between two tiles, and before they are sorted: always the same, whatever the result. */
const TILE_MS = 170;
const SORT_MS = 500;

/** Tiles of a hand in the groups of its pattern, and those left over. */
function sortedTiles(row: TilesRow, tiles: readonly number[]) {
  const counts = countsOf(tiles, row);
  const match = matchOf(counts, row);
  for (const kind of match?.groups.flat() ?? []) counts[kind] = (counts[kind] ?? 0) - 1;
  const rest = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  return { match, rest };
}

/** Name of the pattern of a round; null for none. */
export const patternOf = (row: TilesRow, { outcome }: RoundView) =>
  matchOf(countsOf(outcome, row), row)?.pattern ?? null;

/** The tiles on the table: drawn one after another, then sorted by the groups that count. */
export function createRack(row: TilesRow) {
  const rack = element('div', { class: 'rack' });
  const group = (kind: string, tiles: readonly Node[]) => element('div', { class: kind }, ...tiles);
  const backs = (count: number) => Array.from({ length: count }, tileBack);
  const clear = () => {
    rack.replaceChildren(group('tiles', backs(row.size)));
  };
  clear();
  return {
    rack,
    clear,
    async show(round: RoundView, still: boolean) {
      const { outcome } = round;
      for (let count = 1; count <= outcome.length && !still; count += 1) {
        await pause(TILE_MS);
        const open = outcome.slice(0, count).map((kind) => tileArt(row, kind));
        rack.replaceChildren(group('tiles', [...open, ...backs(row.size - count)]));
      }
      if (!still) await pause(SORT_MS);
      const { match, rest } = sortedTiles(row, outcome);
      const kind = isNetWin(round) ? 'tiles tiles--won' : 'tiles';
      rack.replaceChildren(
        ...(match?.groups ?? []).map((tiles) =>
          group(
            kind,
            tiles.map((each) => tileArt(row, each)),
          ),
        ),
        ...(rest.length > 0
          ? [
              group(
                match ? 'tiles tiles--rest' : 'tiles',
                rest.map((each) => tileArt(row, each)),
              ),
            ]
          : []),
      );
    },
  };
}
