import { useMemo } from 'react';
import { useFollows } from '#app/features/match/follows.ts';
import type { BoardPick, BoardScope } from '#contract/models/board.ts';
import type { Sport } from '#contract/models/match.ts';
import { useBoard } from '../board/use-board.ts';
import { BoardView, type BoardViewParts } from './board-view.tsx';

function useScope(sport: Sport, scope: BoardScope) {
  const board = useMemo<BoardPick>(() => ({ sport, scope, day: null }), [sport, scope]);
  const list = useBoard(board);
  const rows = useMemo(() => list.rows.map((row) => ({ row, board })), [list.rows, board]);
  return { ...list, rows };
}

/** The matches of one sport that the reader follows, or whose league they follow, whenever they are played. */
export function FollowedMatches(parts: BoardViewParts) {
  const { sport, pick } = parts;
  const lists = [useScope(sport, 'live'), useScope(sport, 'today'), useScope(sport, 'early')];
  const { isFollowed } = useFollows();
  const rows = lists
    .flatMap((list) => list.rows)
    .filter(({ row: { match } }) => pick.league === null || match.league.leagueId === pick.league)
    .filter(
      ({ row: { match } }) =>
        isFollowed('match', match.matchId) || isFollowed('league', match.league.leagueId),
    );
  const has = (wanted: 'failed' | 'loading') => lists.some(({ state }) => state === wanted);
  const state = has('failed') ? 'failed' : has('loading') ? 'loading' : 'open';
  const retry = () => {
    for (const list of lists) if (list.state === 'failed') list.retry();
  };
  return <BoardView {...parts} state={state} rows={rows} onRetry={retry} />;
}
