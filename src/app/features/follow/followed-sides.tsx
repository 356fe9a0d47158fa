import { FollowStar } from '#app/features/match/follow-star.tsx';
import type { FollowFeed } from '#contract/models/follow.ts';
import { t } from './texts.ts';

/** Teams and leagues that are followed: their matches are in the list of matches. */
export function FollowedSides({ leagues, teams }: Pick<FollowFeed, 'leagues' | 'teams'>) {
  const isEmpty = leagues.length + teams.length === 0;
  return (
    <section className="card padded" aria-labelledby="followed-sides">
      <h2 id="followed-sides">{t('follow.teams')}</h2>
      {isEmpty ? <p className="cap t3 frow__none">{t('follow.noTeams')}</p> : null}
      <ul>
        {teams.map(({ name }) => (
          <li key={name} className="frow frow--slim">
            <b className="grow ell">{name}</b>
            <FollowStar kind="team" id={name} name={name} />
          </li>
        ))}
        {leagues.map(({ leagueId, name }) => (
          <li key={leagueId} className="frow frow--slim">
            <b className="grow ell">{name}</b>
            <FollowStar kind="league" id={leagueId} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
