import { useCallback, useSyncExternalStore } from 'react';
import { map } from 'rxjs';
import type { MatchId } from '#contract/fields/ids.ts';
import type { BoardPick, BoardRow } from '#contract/play/board/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { streamOf } from '#core-client/core.ts';
import { untilThere } from '#core-client/shared-store.ts';
import { type BoardCell, type BoardList, createBoardCell } from './board-cell.ts';

const cells = new Map<string, BoardCell>();

function cellOf(pick: BoardPick): BoardCell {
  const key = JSON.stringify(pick);
  const open = () => streamOf('board', pick).pipe(map(({ items }) => items));
  const cell = cells.get(key) ?? createBoardCell(open);
  cells.set(key, cell);
  return cell;
}

/** Opens a list before its component is rendered. Resolves once the list has content: rows, or the reason why there are none. */
export async function openBoardAhead(pick: BoardPick): Promise<void> {
  const { watch, list } = cellOf(pick);
  await untilThere(watch, () => (list().is === 'pending' ? lastOf(list()) : list()) ?? undefined);
}

type BoardResult = {
  readonly list: BoardList;
  /** Time of the list, while it is one of an earlier visit. */
  readonly cachedAt: ServerTime | null;
  readonly retry: () => void;
};

/**
 * Provides a match list, kept up to date while it is shown. Renders again when rows are added, removed or change phase;
 * prices, scores and viewers reach a row through `useBoardRow`.
 */
export function useBoard(pick: BoardPick): BoardResult {
  const { watch, list, cachedAt, retry } = cellOf(pick);
  return { list: useSyncExternalStore(watch, list), cachedAt: cachedAt(), retry };
}

/** One row of a list, rendered again when this row changes and not otherwise; undefined once it has left. */
function useBoardRow(pick: BoardPick, matchId: MatchId): BoardRow | undefined {
  const { rows } = cellOf(pick);
  const watch = useCallback((listener: () => void) => rows.watch(matchId, listener), [rows, matchId]);
  return useSyncExternalStore(watch, () => rows.at(matchId));
}

/** A row as it is now; the component that shows it is drawn again when this row changes, and not otherwise. */
export const useListedRow = ({ row, board }: ListedRow): BoardRow =>
  useBoardRow(board, row.match.matchId) ?? row;

/** Row, and the platform's list that updates it. */
export type ListedRow = { readonly row: BoardRow; readonly board: BoardPick };
