import type { ReactNode } from 'react';
import { PricesHeld } from '#app/features/match/prices-held.ts';
import { Loaded } from '#app/page/loaded.tsx';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { BoardLeague } from '#contract/models/board.ts';
import type { LeagueId } from '#contract/models/ids.ts';
import type { Sport } from '#contract/models/match.ts';
import { type Loadable, lastOf } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';
import { AsOf } from './as-of.tsx';
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

export type ListedRows = Loadable<readonly ListedRow[]>;

type BoardViewProps = BoardViewParts & {
  readonly list: ListedRows;
  /** When the list was so, while it is one of an earlier visit. */
  readonly keptAt: ServerTime | null;
  readonly onRetry: () => void;
};

function Matches({ list, onRetry, sport, pick, onPick, leagues, onFold }: BoardViewProps) {
  const label = t('home.matchList', { sport: t(`home.${sport}`), scope: t(`home.${pick.scope}`) });
  return (
    <Loaded
      of={list}
      waiting={<TableSkeleton />}
      frame={(inside) => <div className="card m3__none">{inside}</div>}
      onRetry={onRetry}
    >
      {(rows) =>
        rows.length === 0 ? (
          <NoMatches pick={pick} onPick={onPick} />
        ) : (
          <BoardList label={label} pick={pick} rows={rows} leagues={leagues} onFold={onFold} />
        )
      }
    </Loaded>
  );
}

/** A list of matches between its leagues and the column at its side; those being played most watched are above. */
export function BoardView(props: BoardViewProps) {
  const { list, keptAt, pick, nav, side } = props;
  const rows = lastOf(list);
  const isFailed = list.is === 'failed';
  const cards = rows === null && list.is === 'pending' ? <CardsSkeleton /> : <LiveCards rows={rows ?? []} />;
  return (
    <PricesHeld value={isFailed || keptAt !== null}>
      {isFailed && rows !== null && rows.length > 0 ? (
        <p className="m3__held" role="status">
          {t('match.pricesHeld')}
        </p>
      ) : null}
      {pick.scope === 'live' ? cards : null}
      <div className="m3">
        {keptAt === null ? null : <AsOf at={keptAt} isRenewed={!isFailed} />}
        {nav}
        <Matches {...props} />
        {side}
      </div>
    </PricesHeld>
  );
}
