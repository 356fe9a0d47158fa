import type { ReactNode } from 'react';
import { LoadFailed } from '#app/page/load-failed.tsx';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { BoardLeague } from '#contract/models/board.ts';
import type { LeagueId } from '#contract/models/ids.ts';
import type { Sport } from '#contract/models/match.ts';
import { t } from '../texts.ts';
import { BoardList } from './board-list.tsx';
import type { ListedRow } from './listed-row.ts';
import { LiveCards } from './live-cards.tsx';
import { CardsSkeleton, TableSkeleton } from './matches-skeleton.tsx';
import { NoMatches } from './no-matches.tsx';

/** What a list shows its matches with. */
export type BoardViewParts = {
  readonly sport: Sport;
  readonly pick: HomePick;
  readonly onPick: (change: Partial<HomePick>) => void;
  readonly leagues: readonly BoardLeague[];
  readonly onFold: (leagueId: LeagueId) => void;
  readonly nav: ReactNode;
  readonly side: ReactNode;
};

type BoardViewProps = BoardViewParts & {
  readonly state: 'loading' | 'failed' | 'open';
  readonly rows: readonly ListedRow[];
  readonly onRetry: () => void;
};

function Matches({ state, rows, onRetry, sport, pick, onPick, leagues, onFold }: BoardViewProps) {
  if (rows.length > 0) {
    const label = t('home.matchList', {
      sport: t(`home.${sport}`),
      scope: t(`home.${pick.scope}`),
    });
    return <BoardList label={label} pick={pick} rows={rows} leagues={leagues} onFold={onFold} />;
  }
  switch (state) {
    case 'loading':
      return <TableSkeleton />;
    case 'failed':
      return (
        <div className="card m3__none">
          <LoadFailed error="UNKNOWN_CODE" onRetry={onRetry} />
        </div>
      );
    case 'open':
      return <NoMatches pick={pick} onPick={onPick} />;
  }
}

/** A list of matches between its leagues and the column at its side; those being played most watched stand above. */
export function BoardView(props: BoardViewProps) {
  const { state, rows, pick, nav, side } = props;
  const cards = state === 'loading' && rows.length === 0 ? <CardsSkeleton /> : <LiveCards rows={rows} />;
  return (
    <>
      {pick.scope === 'live' ? cards : null}
      <div className="m3">
        {nav}
        <Matches {...props} />
        {side}
      </div>
    </>
  );
}
