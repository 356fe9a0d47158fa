import { useEffect, useMemo } from 'react';
import { contentBegan } from '#app/page/content-begun.ts';
import type { BoardPick, BoardScope } from '#contract/models/board.ts';
import { mapLoadable } from '#contract/units/loadable.ts';
import { useBoard } from '../board/use-board.ts';
import { BoardView, type BoardViewParts } from './board-view.tsx';

/** The matches of one sport by when they are played. */
export function ScopeMatches({ scope, ...parts }: BoardViewParts & { readonly scope: BoardScope }) {
  const { sport, pick } = parts;
  const board = useMemo<BoardPick>(() => ({ sport, scope, day: pick.day }), [sport, scope, pick.day]);
  const { list, keptAt, retry } = useBoard(board);
  const isThere = list.is !== 'pending' || list.last !== null;
  useEffect(() => {
    if (isThere) contentBegan();
  }, [isThere]);
  const listed = useMemo(
    () =>
      mapLoadable(list, (rows) =>
        rows
          .filter(({ match }) => pick.league === null || match.league.leagueId === pick.league)
          .map((row) => ({ row, board })),
      ),
    [list, board, pick.league],
  );
  return <BoardView {...parts} list={listed} keptAt={keptAt} onRetry={retry} />;
}
