import { useMemo } from 'react';
import type { BoardPick, BoardScope } from '#contract/models/board.ts';
import { mapLoadable } from '#contract/units/loadable.ts';
import { useBoard } from '../board/use-board.ts';
import { BoardView, type BoardViewParts } from './board-view.tsx';

/** The matches of one sport by when they are played. */
export function ScopeMatches({ scope, ...parts }: BoardViewParts & { readonly scope: BoardScope }) {
  const { sport, pick } = parts;
  const board = useMemo<BoardPick>(() => ({ sport, scope, day: pick.day }), [sport, scope, pick.day]);
  const { list, retry } = useBoard(board);
  const listed = useMemo(
    () =>
      mapLoadable(list, (rows) =>
        rows
          .filter(({ match }) => pick.league === null || match.league.leagueId === pick.league)
          .map((row) => ({ row, board })),
      ),
    [list, board, pick.league],
  );
  return <BoardView {...parts} list={listed} onRetry={retry} />;
}
