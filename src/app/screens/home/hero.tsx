import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LiveTag } from '#app/kit/mark/live-tag.tsx';
import { useServerNow } from '#app/link/server-clock.ts';
import { isOn, minuteText, phaseText } from '#app/match/match-clock.ts';
import { Viewers } from '#app/match/viewers.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import { ANCHOR_AVATARS_MAX } from '#contract/constants.ts';
import type { Match } from '#contract/models/match.ts';
import { AccountCard } from './account-card.tsx';
import './hero.css';

const Side = ({ name, logo }: Match['home']) => (
  <span className="duel__t">
    <img src={logo} alt="" width={68} height={68} />
    {name}
  </span>
);

const Courtside = () => (
  <img
    className="art"
    src="/art/courtside/hero.svg?width=1420&height=520&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8"
    alt=""
  />
);

function TopMatch({ match }: { match: Match }) {
  const now = useServerNow();
  const faces = match.anchors.slice(0, ANCHOR_AVATARS_MAX);
  return (
    <section className="car stage" aria-label={t('home.topMatch')}>
      <Courtside />
      <div className="car__meta">
        <LiveTag text={t('match.live')} detail={minuteText(match, now)} />
        <span>
          {match.league.name} · {match.round}
        </span>
        <Viewers count={match.viewers} />
      </div>
      <div className="duel">
        <Side {...match.home} />
        <span className="duel__s">
          <b>
            {match.home.score}
            <i>:</i>
            {match.away.score}
          </b>
          <span>{phaseText(match, now)}</span>
        </span>
        <Side {...match.away} />
      </div>
      <div className="car__cta">
        <Link className={buttonClass({ variant: 'primary' })} to={matchRoomPath(match.matchId)}>
          <Icon name="play" size={15} />
          {t('home.enter')}
        </Link>
        {match.hasAnimation ? (
          <Link
            className={`${buttonClass({ variant: 'ghost' })} only-d car__alt`}
            to={matchRoomPath(match.matchId, 'ANIMATION')}
          >
            <Icon name="activity" size={17} />
            {t('home.animation')}
          </Link>
        ) : null}
        <span className="facep">
          {faces.map((anchor) => (
            <Avatar key={anchor.anchorRoomId} src={anchor.avatar} size={28} />
          ))}
        </span>
        {faces.length > 0 ? (
          <span className="cap only-d">{t('home.casting', { count: match.anchors.length })}</span>
        ) : null}
      </div>
    </section>
  );
}

/** The seat by the line, without a match: none is on, or the list did not come. */
const NoMatch = () => (
  <div className="car stage">
    <Courtside />
  </div>
);

const Waiting = () => (
  <div className="car car--wait">
    <Skeleton shape="block" height="100%" />
  </div>
);

/** The match most people watch, and beside it the reader's own corner. */
export function Hero({ matches, failed }: { matches: readonly Match[] | undefined; failed: boolean }) {
  const top = matches?.find(isOn) ?? matches?.[0];
  const without = matches || failed ? <NoMatch /> : <Waiting />;
  return (
    <div className="hero">
      {top ? <TopMatch match={top} /> : without}
      <AccountCard />
    </div>
  );
}
