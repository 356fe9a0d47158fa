import type { LeagueStanding } from '#contract/play/match/history-schema.ts';
import { MatchTable } from './match-table.tsx';
import { t } from './texts.ts';

function Row({ standing, playing }: { standing: LeagueStanding; playing: boolean }) {
  const { position, name, logo, played, won, drawn, lost, points } = standing;
  return (
    <tr className={playing ? 'standings__playing' : undefined}>
      <td>{position}</td>
      <th scope="row">
        <span className="row gap-6 may-shrink">
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
}

type StandingsProps = {
  /** Id of the heading that names the table. */
  readonly heading: string;
  readonly standings: readonly LeagueStanding[];
  /** Names of the marked clubs. */
  readonly playing?: ReadonlySet<string>;
};

/** The table of a league. */
export const StandingsTable = ({ heading, standings, playing }: StandingsProps) => (
  <MatchTable className="standings" aria-labelledby={heading}>
    <thead>
      <tr>
        <th scope="col">{t('standings.position')}</th>
        <th scope="col">{t('standings.club')}</th>
        <th scope="col">{t('standings.played')}</th>
        <th scope="col">{t('standings.wonDrawnLost')}</th>
        <th scope="col">{t('standings.points')}</th>
      </tr>
    </thead>
    <tbody>
      {standings.map((standing) => (
        <Row key={standing.name} standing={standing} playing={playing?.has(standing.name) ?? false} />
      ))}
    </tbody>
  </MatchTable>
);
