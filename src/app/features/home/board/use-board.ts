import { useCallback, useSyncExternalStore } from 'react';
import { map } from 'rxjs';
import { streamOf } from '#app/core-client/core.ts';
import type { BoardPick, BoardRow } from '#contract/models/board.ts';
import type { MatchId } from '#contract/models/ids.ts';
import { type BoardCell, type BoardList, createBoardCell } from './board-cell.ts';

const cells = new Map<string, BoardCell>();

function cellOf({ sport, scope, day }: BoardPick): BoardCell {
  const key = `${sport} ${scope} ${day}`;
  const open = () => streamOf('board', { sport, scope, day }).pipe(map(({ items }) => items));
  const cell = cells.get(key) ?? createBoardCell(open);
  cells.set(key, cell);
  return cell;
}

/**
 * A match list, kept up to date while it is shown. Renders again when rows come, leave or go into another phase; prices,
 * scores and viewers reach a row through `useBoardRow`.
 */
export function useBoard(pick: BoardPick): { readonly list: BoardList; readonly retry: () => void } {
  const { watch, list, retry } = cellOf(pick);
  return { list: useSyncExternalStore(watch, list), retry };
}

/** One row of a list, rendered again when this row changes and not otherwise; undefined once it has left. */
export function useBoardRow(pick: BoardPick, matchId: MatchId): BoardRow | undefined {
  const { rows } = cellOf(pick);
  const watch = useCallback((listener: () => void) => rows.watch(matchId, listener), [rows, matchId]);
  return useSyncExternalStore(watch, () => rows.at(matchId));
}
