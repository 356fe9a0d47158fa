import { useMemo } from 'react';
import { useFollows } from '#app/features/match/follows.ts';
import type { BoardPick, BoardScope } from '#contract/models/board.ts';
import type { Sport } from '#contract/models/match.ts';
import { lastOf, mapLoadable, ready } from '#contract/units/loadable.ts';
import { useBoard } from '../board/use-board.ts';
import { BoardView, type BoardViewParts, type ListedRows } from './board-view.tsx';
import type { ListedRow } from './listed-row.ts';

function useScope(sport: Sport, scope: BoardScope) {
  const board = useMemo<BoardPick>(() => ({ sport, scope, day: null }), [sport, scope]);
  const { list, keptAt, retry } = useBoard(board);
  const listed = useMemo(
    () => mapLoadable(list, (rows) => rows.map((row) => ({ row, board }))),
    [list, board],
  );
  return { list: listed, keptAt, retry };
}

/** What is known of any of the lists; that there is nothing to show is known only of all of them. */
function joined(lists: readonly ListedRows[], isShown: (listed: ListedRow) => boolean): ListedRows {
  const rows = lists.flatMap((list) => lastOf(list) ?? []).filter(isShown);
  if (rows.length > 0) return ready(rows);
  const unknown = lists.filter((list) => lastOf(list) === null);
  return unknown.find(({ is }) => is === 'failed') ?? unknown[0] ?? ready(rows);
}

/** The matches of one sport that the reader follows, or whose league or side they follow, whenever they are played. */
export function FollowedMatches(parts: BoardViewParts) {
  const { sport, pick } = parts;
  const lists = [useScope(sport, 'live'), useScope(sport, 'today'), useScope(sport, 'early')];
  const { isFollowed } = useFollows();
  const shown = joined(
    lists.map(({ list }) => list),
    ({ row: { match } }) =>
      (pick.league === null || match.league.leagueId === pick.league) &&
      (isFollowed('match', match.matchId) ||
        isFollowed('league', match.league.leagueId) ||
        isFollowed('team', match.home.name) ||
        isFollowed('team', match.away.name)),
  );
  const retry = () => {
    for (const { list, retry: again } of lists) if (list.is === 'failed') again();
  };
  const keptAt = lists.find((one) => one.keptAt !== null)?.keptAt ?? null;
  return <BoardView {...parts} list={shown} keptAt={keptAt} onRetry={retry} />;
}
