import './league-nav.css';
import { type HomePick, homeQuery } from '#app/routes/home-pick.ts';
import type { BoardLeague } from '#contract/play/board/schema.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

/** Leagues under one heading; null heads the ones most people look for. */
type LeagueSection = { readonly heading: string | null; readonly leagues: readonly BoardLeague[] };

/** The leagues most people look for first, then the others by country or part of the world. */
function leagueSections(leagues: readonly BoardLeague[]): readonly LeagueSection[] {
  const hot = leagues.filter(({ isHot }) => isHot);
  const areas = Map.groupBy(
    leagues.filter(({ isHot }) => !isHot),
    ({ area }) => area,
  );
  const others = [...areas].map(([heading, own]) => ({ heading, leagues: own }));
  return hot.length > 0 ? [{ heading: null, leagues: hot }, ...others] : others;
}

interface EntryProps {
  pick: HomePick;
  current: boolean;
  name: string;
  count?: number | undefined;
  icon?: IconName | undefined;
  logo?: string | undefined;
}

const Entry = ({ pick, current, name, count, icon, logo }: EntryProps) => (
  <Link
    className={classNames(current && 'on')}
    aria-current={current ? 'true' : undefined}
    to={{ search: homeQuery(pick).toString() }}
    replace
  >
    {icon === undefined ? null : <Icon name={icon} size={16} />}
    {logo === undefined ? null : <img src={logo} alt="" width={18} height={18} loading="lazy" />}
    <span>{name}</span>
    {count === undefined ? null : <small>{count}</small>}
  </Link>
);

interface LeagueNavProps {
  pick: HomePick;
  leagues: readonly BoardLeague[];
  /** Number of matches in all leagues; undefined while loading. */
  total: number | undefined;
}

/** Leagues of a list: a column at its side, or a row of chips above it on narrow screens. */
export function LeagueNav({ pick, leagues, total }: LeagueNavProps) {
  const isFollowed = pick.scope === 'followed';
  const everything = { ...pick, league: null, scope: isFollowed ? 'live' : pick.scope } as const;
  return (
    <nav className="card league-nav" aria-label={t('home.leagues')}>
      <Entry
        pick={everything}
        current={!isFollowed && pick.league === null}
        name={t('home.allMatches')}
        count={isFollowed ? undefined : total}
        icon="list"
      />
      <Entry
        pick={{ ...pick, league: null, day: null, scope: 'followed' }}
        current={isFollowed}
        name={t('home.myFollows')}
        icon="star"
      />
      {leagueSections(leagues).map(({ heading, leagues: own }) => (
        <section key={heading ?? ''} className="league-nav__s" aria-label={heading ?? t('home.hotLeagues')}>
          <h2>{heading ?? t('home.hotLeagues')}</h2>
          {own.map((league) => (
            <Entry
              key={league.leagueId}
              pick={{ ...pick, league: pick.league === league.leagueId ? null : league.leagueId }}
              current={pick.league === league.leagueId}
              name={league.name}
              count={league.total}
              logo={league.logo}
            />
          ))}
        </section>
      ))}
    </nav>
  );
}
