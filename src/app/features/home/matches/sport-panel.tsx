import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { BoardScope } from '#contract/models/board.ts';
import type { LeagueId } from '#contract/models/ids.ts';
import type { Sport } from '#contract/models/match.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { SideColumn } from '../side/side-column.tsx';
import { DayStrip } from './day-strip.tsx';
import { FollowedMatches } from './followed-matches.tsx';
import { LeagueNav } from './league-nav.tsx';
import { ScopeMatches } from './scope-matches.tsx';

const toggled = (list: readonly LeagueId[], leagueId: LeagueId): readonly LeagueId[] =>
  list.includes(leagueId) ? list.filter((one) => one !== leagueId) : [...list, leagueId];

interface SportPanelProps {
  sport: Sport;
  pick: HomePick;
  onPick: (change: Partial<HomePick>) => void;
}

/** One sport: its leagues, the matches of the list, and what goes on around them. */
export function SportPanel({ sport, pick, onPick }: SportPanelProps) {
  const scope: BoardScope = pick.scope === 'followed' ? 'live' : pick.scope;
  const known = lastOf(
    useCall('board.leagues', { sport, scope, day: pick.day }, { refetchMs: REFRESH_MS['board.leagues'] }),
  );
  const leagues = known?.list ?? [];
  const parts = {
    sport,
    pick,
    onPick,
    leagues,
    onFold: (leagueId: LeagueId) => onPick({ folded: toggled(pick.folded, leagueId) }),
    nav: (
      <LeagueNav
        pick={pick}
        leagues={leagues}
        total={known ? leagues.reduce((sum, { total }) => sum + total, 0) : undefined}
      />
    ),
    side: <SideColumn />,
  };
  return (
    <>
      {pick.scope === 'early' ? <DayStrip day={pick.day} onDay={(day) => onPick({ day })} /> : null}
      {pick.scope === 'followed' ? (
        <FollowedMatches {...parts} />
      ) : (
        <ScopeMatches {...parts} scope={pick.scope} />
      )}
    </>
  );
}
