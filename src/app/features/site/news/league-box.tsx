import { ReadingBox } from '#app/features/ground/article/reading-page.tsx';
import { StandingsTable } from '#app/features/play/match/standings/standings-table.tsx';
import { useAddressQuery } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import type { LeagueInfo } from '#contract/site/article/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { dayText, dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

type League = LeagueInfo['league'];

/** Table of the season; a season that has just begun has no matches yet. */
const Standings = ({ leagueId, name }: League) => (
  <section>
    <h3 id="news-standings">{t('news.standings', { league: name })}</h3>
    <Loaded of={useCall('news.standings', { leagueId })} waiting={<SkeletonRows count={8} />} size="line">
      {({ standings }) => <StandingsTable heading="news-standings" standings={standings} />}
    </Loaded>
  </section>
);

function Matches({ last, next }: LeagueInfo) {
  return (
    <>
      <h3>{t('news.next')}</h3>
      {next.length === 0 ? <p className="cap t3">{t('news.noNext')}</p> : null}
      {next.map(({ matchId, startAt, home, away }) => (
        <Link key={matchId} className="news-match" to={matchRoomPath(matchId)}>
          <span className="ell">{t('news.versus', { home: home.name, away: away.name })}</span>
          <span className="cap t3 num nowrap">{dayTimeText(startAt)}</span>
        </Link>
      ))}
      <h3>{t('news.last')}</h3>
      {last.length === 0 ? <p className="cap t3">{t('news.noLast')}</p> : null}
      {last.map(({ matchId, startAt, home, away }) => (
        <Link key={matchId} className="news-match" to={matchRoomPath(matchId)}>
          <span className="ell">
            {t('news.result', { home: home.name, away: away.name, score: `${home.score}:${away.score}` })}
          </span>
          <span className="cap t3 num nowrap">{dayText(startAt)}</span>
        </Link>
      ))}
    </>
  );
}

/** A league: its table, last results and next matches; the address holds which [2.10]. */
export function LeagueBox() {
  const { query, change } = useAddressQuery();
  const leagues = lastOf(useCall('news.league', { leagueId: null }))?.leagues ?? [];
  const chosen = leagues.find(({ leagueId }) => leagueId === query.get('league'));
  const info = useCall('news.league', { leagueId: chosen?.leagueId ?? null });
  return (
    <ReadingBox
      title={t('news.leagues')}
      beside={
        <select
          className="news-leagues"
          aria-label={t('news.league')}
          value={chosen?.leagueId ?? leagues[0]?.leagueId}
          onChange={({ target }) => change({ league: target.value })}
        >
          {leagues.map(({ leagueId, name }) => (
            <option key={leagueId} value={leagueId}>
              {name}
            </option>
          ))}
        </select>
      }
    >
      <div className="news-league">
        <Loaded of={info} waiting={<SkeletonRows count={8} />}>
          {(known) => (
            <>
              <p className="cap t3">
                {t('news.leagueAbout', { area: known.league.area, count: known.league.clubs })}
              </p>
              <Standings {...known.league} />
              <Matches {...known} />
            </>
          )}
        </Loaded>
      </div>
    </ReadingBox>
  );
}
