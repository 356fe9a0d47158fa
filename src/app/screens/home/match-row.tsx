import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { useServerNow } from '#app/link/server-clock.ts';
import { isOn, minuteText, progressAt } from '#app/match/match-clock.ts';
import { SideLine } from '#app/match/side-line.tsx';
import { Viewers } from '#app/match/viewers.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import { ANCHOR_AVATARS_MAX } from '#contract/constants.ts';
import type { Match } from '#contract/models/match.ts';

/** One match on one line: time, sides, who casts it, how it can be watched. */
export function MatchRow({ match }: { match: Match }) {
  const now = useServerNow();
  const on = isOn(match);
  return (
    <li className={on ? 'mr mr--on' : 'mr'}>
      <Link
        className="mr__link"
        to={matchRoomPath(match.matchId)}
        aria-label={t('match.enterRoom', { home: match.home.name, away: match.away.name })}
      >
        <span className="mr__s">
          <b className="num">{minuteText(match, now)}</b>
          {t(`match.${match.clock.phase}`)}
        </span>
        <span className="mr__t">
          <SideLine side={match.home} other={match.away} size={20} showScore={on} />
          <SideLine side={match.away} other={match.home} size={20} showScore={on} />
        </span>
        <span className="mr__a">
          {match.anchors.slice(0, ANCHOR_AVATARS_MAX).map((anchor) => (
            <Avatar key={anchor.anchorRoomId} src={anchor.avatar} size={26} />
          ))}
        </span>
        <span className="mr__v t3">{on ? <Viewers count={match.viewers} /> : null}</span>
        <span className="mr__w">
          {match.hasPicture ? <Icon name="video" size={17} /> : null}
          {match.hasAnimation ? <Icon name="activity" size={17} /> : null}
        </span>
      </Link>
      {on ? (
        <i className="mr__p" style={{ width: `${progressAt(match, now) * 100}%` }} aria-hidden="true" />
      ) : null}
    </li>
  );
}
