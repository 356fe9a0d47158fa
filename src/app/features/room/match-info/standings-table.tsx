import { FollowStar } from '#app/features/match/follow-star.tsx';
import type { Match } from '#contract/models/match.ts';
import type { Standing } from '#contract/models/match-history.ts';
import { t } from '../texts.ts';

const Row = ({ standing, playing }: { standing: Standing; playing: boolean }) => {
  const { position, name, logo, played, won, drawn, lost, points } = standing;
  return (
    <tr className={playing ? 'table__playing' : undefined}>
      <td>{position}</td>
      <th scope="row">
        <span className="past__side">
          <img src={logo} alt="" width={18} height={18} loading="lazy" />
          <span className="ell">{name}</span>
        </span>
      </th>
      <td>{played}</td>
      <td>
        {won}/{drawn}/{lost}
      </td>
      <td>
        <b>{points}</b>
      </td>
    </tr>
  );
};

/** The table of the league, with the two sides of this match marked; a cup has none. */
export function StandingsTable({ match, standings }: { match: Match; standings: readonly Standing[] }) {
  if (standings.length === 0) return null;
  const playing = new Set([match.home.name, match.away.name]);
  return (
    <section className="facts__part">
      <div className="row between">
        <h2 id="standings">{t('facts.standings', { league: match.league.name })}</h2>
        <FollowStar kind="league" id={match.league.leagueId} name={match.league.name} />
      </div>
      <table className="facts__table standings" aria-labelledby="standings">
        <thead>
          <tr>
            <th scope="col">{t('facts.position')}</th>
            <th scope="col">{t('facts.team')}</th>
            <th scope="col">{t('facts.played')}</th>
            <th scope="col">{t('facts.wonDrawnLost')}</th>
            <th scope="col">{t('facts.points')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Row key={standing.name} standing={standing} playing={playing.has(standing.name)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
