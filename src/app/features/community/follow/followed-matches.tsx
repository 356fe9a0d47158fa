import { useFollows } from '#app/features/play/match/follow/follows.ts';
import { isOn, stageText } from '#app/features/play/match/match-clock.tsx';
import { RemindMatch } from '#app/features/play/match/reminder/remind-match.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LiveTag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';

function When({ match }: { match: Match }) {
  const stage = useServerText((now) => stageText(match, now));
  if (isOn(match)) return <LiveTag text={stage} variant="line" />;
  return (
    <span className="cap t3 num">
      {match.clock.phase === 'upcoming' ? dayTimeText(match.startAt) : stage}
    </span>
  );
}

function Row({ match }: { match: Match }) {
  const { matchId, league, home, away, started } = match;
  const { isFollowed, toggle } = useFollows();
  const names = { home: home.name, away: away.name };
  return (
    <li className="follow-row row gap-12">
      <Link className="follow-row__link row gap-16 grow" to={matchRoomPath(matchId)}>
        <span className="follow-row__when">
          <When match={match} />
          <span className="cap t3 ell">{league.name}</span>
        </span>
        <span className="follow-row__sides stack gap-4 grow">
          {[home, away].map(({ name, logo, score }) => (
            <span key={name}>
              <img src={logo} alt="" width={20} height={20} loading="lazy" />
              <b className="ell">{name}</b>
              {started ? <span className="num">{score}</span> : null}
            </span>
          ))}
        </span>
      </Link>
      {match.clock.phase === 'upcoming' ? <RemindMatch match={match} /> : null}
      {isFollowed('match', matchId) ? (
        <IconButton
          icon="x"
          size="sm"
          iconSize={16}
          label={t('follow.dropMatch', names)}
          onClick={() => toggle('match', matchId)}
        />
      ) : null}
    </li>
  );
}

/** Matches that are followed, or whose league or side is, and those with a reminder: live ones, then upcoming ones. */
export function FollowedMatches({ matches }: { matches: readonly Match[] }) {
  const on = matches.filter(isOn);
  const others = matches.filter((match) => !isOn(match));
  return (
    <Card aria-labelledby="followed-matches">
      <h2 id="followed-matches">{t('follow.matches')}</h2>
      {matches.length === 0 ? <p className="cap t3 follow-row__none">{t('follow.noMatches')}</p> : null}
      <ul className="ruled">
        {[...on, ...others].map((match) => (
          <Row key={match.matchId} match={match} />
        ))}
      </ul>
    </Card>
  );
}
