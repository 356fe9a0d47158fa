import type { ReactNode } from 'react';
import type { ListedRow } from '#app/features/home/board/use-board.ts';
import { isOn } from '#app/features/play/match/match-clock.tsx';
import { PricesHeld } from '#app/features/play/match/odds/price.tsx';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { HomePick } from '#app/routes/home-pick.ts';
import type { LeagueId } from '#contract/fields/ids.ts';
import type { BoardLeague } from '#contract/play/board/schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import { type Loadable, lastOf } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { agoText } from '#i18n/ago-text.ts';
import { Button } from '#kit/action/button.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { CardsSkeleton, TableSkeleton } from '../skeletons.tsx';
import { t } from '../texts.ts';
import { BoardList } from './board-list.tsx';
import { LiveCard } from './live-card.tsx';

type EmptyAction = { readonly label: string; readonly to: Partial<HomePick> };
type EmptyTexts = { readonly title: string; readonly text: string; readonly action: EmptyAction };

const SHOW_TODAY: EmptyAction = { label: t('home.showToday'), to: { scope: 'today' } };
const SHOW_EARLY: EmptyAction = { label: t('home.showEarly'), to: { scope: 'early', day: null } };
const SHOW_LIVE: EmptyAction = { label: t('home.showLive'), to: { scope: 'live' } };

const EMPTY_TEXTS: Readonly<Record<HomePick['scope'], EmptyTexts>> = {
  live: { title: t('home.noLive'), text: t('home.noLiveText'), action: SHOW_TODAY },
  today: { title: t('home.noToday'), text: t('home.noTodayText'), action: SHOW_EARLY },
  early: { title: t('home.noEarly'), text: t('home.noEarlyText'), action: SHOW_LIVE },
  followed: { title: t('home.noFollowed'), text: t('home.noFollowedText'), action: SHOW_LIVE },
};

const NO_LEAGUE: EmptyTexts = {
  title: t('home.noMatches'),
  text: t('home.noLeagueText'),
  action: { label: t('home.showAll'), to: { league: null } },
};

/** A list without matches: why, and where there are some. */
function NoMatches({ pick, onPick }: { pick: HomePick; onPick: (change: Partial<HomePick>) => void }) {
  const { title, text, action } = pick.league === null ? EMPTY_TEXTS[pick.scope] : NO_LEAGUE;
  return (
    <div className="card match-odds__none">
      <EmptyState
        title={title}
        text={text}
        illustration="whistle"
        action={<Button onClick={() => onPick(action.to)}>{action.label}</Button>}
      />
    </div>
  );
}

const CARDS = 4;

/** The matches most people watch of those being played. */
function LiveCards({ rows }: { rows: readonly ListedRow[] }) {
  const shown = rows
    .filter(({ row }) => isOn(row.match))
    .toSorted((left, right) => right.row.match.viewers - left.row.match.viewers)
    .slice(0, CARDS);
  if (shown.length === 0) return null;
  return (
    <section className="live-cards hs" aria-label={t('home.liveNow')}>
      {shown.map((listed) => (
        <LiveCard key={listed.row.match.matchId} listed={listed} />
      ))}
    </section>
  );
}

/** Notice that a list is from an earlier visit, with its age; it takes no space. `isRenewed`: a newer one is loading. */
const AsOf = ({ at, isRenewed }: { at: ServerTime; isRenewed: boolean }) => (
  <p className="match-odds__asof" role="status">
    {t(isRenewed ? 'home.asOfRenewed' : 'home.asOf', { ago: useServerText((now) => agoText(at, now)) })}
  </p>
);

/** Parts with which a list shows its matches. */
export type BoardViewParts = {
  readonly sport: Sport;
  readonly pick: HomePick;
  readonly onPick: (change: Partial<HomePick>) => void;
  readonly leagues: readonly BoardLeague[];
  readonly onFold: (leagueId: LeagueId) => void;
  /** Leagues to choose from; null leaves out the cards above the list too. */
  readonly nav: ReactNode;
  readonly side: ReactNode;
};

export type ListedRows = Loadable<readonly ListedRow[]>;

type BoardViewProps = BoardViewParts & {
  readonly list: ListedRows;
  /** Time of the list, while it is one of an earlier visit. */
  readonly cachedAt: ServerTime | null;
  readonly onRetry: () => void;
};

function Matches({ list, onRetry, sport, pick, onPick, leagues, onFold }: BoardViewProps) {
  const label = t('home.matchList', { sport: t(`home.${sport}`), scope: t(`home.${pick.scope}`) });
  return (
    <Loaded
      of={list}
      waiting={<TableSkeleton />}
      frame={(inside) => <div className="card match-odds__none">{inside}</div>}
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

const ShutVenues = lazyPart(() => import('./shut-venues.tsx').then((file) => file.ShutVenues));

/** A list of matches between its leagues and the column at its side; those being played most watched are above. */
export function BoardView(props: BoardViewProps) {
  const { list, cachedAt, pick, nav, side } = props;
  const rows = lastOf(list);
  const begun = useContentBegun();
  const isFailed = list.is === 'failed';
  const cards = rows === null && list.is === 'pending' ? <CardsSkeleton /> : <LiveCards rows={rows ?? []} />;
  return (
    <PricesHeld value={isFailed || cachedAt !== null}>
      {isFailed && rows !== null && rows.length > 0 ? (
        <p className="match-odds__held" role="status">
          {t('match.pricesHeld')}
        </p>
      ) : null}
      {pick.scope === 'live' && nav ? cards : null}
      <div className="match-odds">
        {cachedAt === null ? (
          <OptionalPart>{begun && rows ? <ShutVenues rows={rows} /> : null}</OptionalPart>
        ) : (
          <AsOf at={cachedAt} isRenewed={!isFailed} />
        )}
        {nav}
        <Matches {...props} />
        {side}
      </div>
    </PricesHeld>
  );
}
