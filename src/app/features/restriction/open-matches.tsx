import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { isOn } from '#app/features/match/match-clock.ts';
import { PhaseText } from '#app/features/match/running-text.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import type { Match } from '#contract/models/match.ts';
import { t } from './texts.ts';

/** As many matches as a glance takes in. */
const SHOWN = 10;

const Row = ({ match }: { match: Match }) => {
  const { matchId, home, away, league } = match;
  return (
    <li>
      <Link to={matchRoomPath(matchId)} className="rst__match">
        <span className="cap t2">
          {league.name} · <PhaseText match={match} />
        </span>
        <b>{t('restriction.versus', { home: home.name, away: away.name })}</b>
      </Link>
    </li>
  );
};

/** Matches in play, to watch on a break: without prices, and with no way to bet [P.17]. */
export function OpenMatches() {
  const popular = useCall(
    'live.popular',
    { page: 1, size: SHOWN, sport: null },
    { refetchMs: REFRESH_MS['live.popular'] },
  );
  return (
    <section className="card padded rst__box" aria-labelledby="restriction-matches">
      <h2 id="restriction-matches">{t('restriction.matchesTitle')}</h2>
      <p className="cap t2">{t('restriction.matchesNote')}</p>
      <Loaded of={popular} waiting={<SkeletonRows count={3} />}>
        {({ list }) => {
          const matches = list.map(({ match }) => match).filter(isOn);
          return matches.length === 0 ? (
            <p className="sm t2">{t('restriction.matchesNone')}</p>
          ) : (
            <ul className="rst__matches">
              {matches.map((match) => (
                <Row key={match.matchId} match={match} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
