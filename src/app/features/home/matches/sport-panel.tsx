import { useEffect, useMemo } from 'react';
import type { ListedRow } from '#app/features/home/board/use-board.ts';
import { useFollows } from '#app/features/play/match/follow/follows.ts';
import { contentBegan } from '#app/first-load/content-begun.ts';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { LeagueId } from '#contract/fields/ids.ts';
import type { BoardPick, BoardScope } from '#contract/play/board/schema.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { lastOf, mapLoadable, ready } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { useBoard } from '../board/use-board.ts';
import { SideColumn } from '../side/side-column.tsx';
import { t } from '../texts.ts';
import { BoardView, type BoardViewParts, type ListedRows } from './board-view.tsx';
import { daysAhead } from './days-ahead.ts';
import { LeagueNav } from './league-nav.tsx';

function useScope(sport: Sport, scope: BoardScope) {
  const board = useMemo<BoardPick>(() => ({ sport, scope, day: null }), [sport, scope]);
  const { list, cachedAt, retry } = useBoard(board);
  const listed = useMemo(
    () => mapLoadable(list, (rows) => rows.map((row) => ({ row, board }))),
    [list, board],
  );
  return { list: listed, keptAt: cachedAt, retry };
}

/** Merges the lists as far as they are loaded; the result is empty only once all of them are. */
function joined(lists: readonly ListedRows[], isShown: (listed: ListedRow) => boolean): ListedRows {
  const rows = lists.flatMap((list) => lastOf(list) ?? []).filter(isShown);
  if (rows.length > 0) return ready(rows);
  const unknown = lists.filter((list) => lastOf(list) === null);
  return unknown.find(({ is }) => is === 'failed') ?? unknown[0] ?? ready(rows);
}

/** The matches of one sport that the reader follows, or whose league or side they follow, whenever they are played. */
function FollowedMatches(parts: BoardViewParts) {
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
  const cachedAt = lists.find((entry) => entry.keptAt !== null)?.keptAt ?? null;
  return <BoardView {...parts} list={shown} cachedAt={cachedAt} onRetry={retry} />;
}

/** The matches of one sport by when they are played. */
function ScopeMatches({ scope, venue, ...parts }: BoardViewParts & Pick<BoardPick, 'scope' | 'venue'>) {
  const { sport, pick } = parts;
  const board = useMemo<BoardPick>(
    () => ({ sport, scope, day: pick.day, venue }),
    [sport, scope, pick.day, venue],
  );
  const { list, cachedAt, retry } = useBoard(board);
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
  return <BoardView {...parts} list={listed} cachedAt={cachedAt} onRetry={retry} />;
}

/** Number of days with fixtures. */
const DAYS = 7;

/** The days of the early list. */
function DayStrip({ day, onDay }: { day: DayText | null; onDay: (day: DayText | null) => void }) {
  return (
    <fieldset className="days-scroller" aria-label={t('home.days')}>
      <Chip selected={day === null} onClick={() => onDay(null)}>
        {t('home.allDays')}
      </Chip>
      {daysAhead(serverNow(), DAYS).map((ahead) => (
        <Chip key={ahead.day} selected={day === ahead.day} onClick={() => onDay(ahead.day)}>
          {t(`home.weekday${ahead.weekday}`)}
          <span className="num">{ahead.date}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

const toggled = (list: readonly LeagueId[], leagueId: LeagueId): readonly LeagueId[] =>
  list.includes(leagueId) ? list.filter((otherId) => otherId !== leagueId) : [...list, leagueId];

interface SportPanelProps {
  sport: Sport;
  pick: HomePick;
  onPick: (change: Partial<HomePick>) => void;
  /** Venue whose matches are listed, without the columns of home; absent for every one. */
  venue?: VenueCode;
}

/** One sport: its leagues, the matches of the list, and related content. */
export function SportPanel({ sport, pick, onPick, venue }: SportPanelProps) {
  const scope: BoardScope = pick.scope === 'followed' ? 'live' : pick.scope;
  const known = lastOf(
    useCall(
      'board.leagues',
      { sport, scope, day: pick.day, ...(venue ? { venue } : {}) },
      { refetchMs: REFRESH_MS['board.leagues'] },
    ),
  );
  const leagues = known?.list ?? [];
  const parts = {
    sport,
    pick,
    onPick,
    leagues,
    onFold: (leagueId: LeagueId) => onPick({ folded: toggled(pick.folded, leagueId) }),
    nav: venue ? null : (
      <LeagueNav
        pick={pick}
        leagues={leagues}
        total={known ? leagues.reduce((sum, { total }) => sum + total, 0) : undefined}
      />
    ),
    side: venue ? null : <SideColumn />,
  };
  return (
    <>
      {pick.scope === 'early' ? <DayStrip day={pick.day} onDay={(day) => onPick({ day })} /> : null}
      {pick.scope === 'followed' ? (
        <FollowedMatches {...parts} />
      ) : (
        <ScopeMatches {...parts} scope={pick.scope} venue={venue} />
      )}
    </>
  );
}

/** Loads the board of a venue, which shows these rows. */
export const loadVenueBoard = () =>
  import('../venue/venue-board-screen.tsx').then((file) => file.venueBoardScreen(SportPanel));
