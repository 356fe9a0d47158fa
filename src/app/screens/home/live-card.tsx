import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LiveTag } from '#app/kit/mark/live-tag.tsx';
import { ProgressLine } from '#app/kit/mark/progress-line.tsx';
import { useServerNow } from '#app/link/server-clock.ts';
import { minuteText, phaseText, progressAt } from '#app/match/match-clock.ts';
import { SideLine } from '#app/match/side-line.tsx';
import { Viewers } from '#app/match/viewers.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import './live-card.css';
import type { Match } from '#contract/models/match.ts';

/** A match being played: picture, score, and the touchline that says how far it is. The whole card opens the room. */
export function LiveCard({ match }: { match: Match }) {
  const now = useServerNow();
  const [anchor] = match.anchors;
  return (
    <article className="card lc">
      <Link
        className="lc__link"
        to={matchRoomPath(match.matchId)}
        aria-label={t('match.enterRoom', { home: match.home.name, away: match.away.name })}
      >
        <div className="lc__v stage">
          <img src={match.cover} alt="" width={320} height={180} loading="lazy" />
          <LiveTag text={t('match.live')} detail={minuteText(match, now)} />
          <Viewers count={match.viewers} pill />
          {anchor ? (
            <div className="lc__a">
              <Avatar src={anchor.avatar} size={24} />
              <span className="ell">
                <b className="strong">{anchor.nickname}</b>
                {match.room.title}
              </span>
            </div>
          ) : null}
          <ProgressLine value={progressAt(match, now)} />
        </div>
        <div className="lc__b">
          <div className="lc__l">
            <span className="ell">{match.league.name}</span>
            <span className="num nowrap">{phaseText(match, now)}</span>
          </div>
          <SideLine side={match.home} other={match.away} size={22} showScore />
          <SideLine side={match.away} other={match.home} size={22} showScore />
        </div>
      </Link>
    </article>
  );
}
