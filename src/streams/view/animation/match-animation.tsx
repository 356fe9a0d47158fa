import type { ReactNode } from 'react';
import { useServerNow } from '#app/core-client/server-clock.ts';
import type { Match, MatchDetail, MatchEvent } from '#contract/models/match.ts';
import { t } from '#streams/view/texts.ts';
import { Goals } from './goals.tsx';
import { Pitch } from './pitch.tsx';
import { VIEW } from './pitch-projection.ts';
import { PlayLabel } from './play-label.tsx';
import { type Play, playAt } from './play-of-match.ts';
import { Pressure, PressureColours } from './pressure.tsx';
import { Floodlight, Stands } from './stands.tsx';
import './match-animation.css';

/** There is a ball to be drawn: a half is on, or the break between them. */
const isOn = ({ clock: { phase } }: Match): boolean =>
  phase === 'first' || phase === 'halfTime' || phase === 'second';

const Ball = ({ play, side }: { play: Play; side: MatchEvent['side'] }) => (
  <>
    <path key={play.trail} className={`an__trail an__trail--${side}`} d={play.trail} />
    <path className={`an__ring an__ring--${side}`} d={play.ring} />
    <g className="an__ball" style={{ transform: `translate(${play.ball.x}px, ${play.ball.y}px)` }}>
      <ellipse cy={3} rx={13} ry={5} />
      <g key={play.event?.eventId} className="an__hop">
        <circle cy={-9} r={12} />
        <path d="M-4 -13L4 -13L6 -6L0 -2L-6 -6Z" />
      </g>
    </g>
  </>
);

const Side = ({ side, name }: { side: Match['home']; name: 'home' | 'away' }) => (
  <span className={`an__side an__side--${name}`}>
    <img src={side.logo} alt="" width={24} height={24} />
    {side.name}
  </span>
);

const Goal = ({ match, goal }: { match: Match; goal: MatchEvent }) => (
  <div key={goal.eventId} className={`an__goal an__goal--${goal.side}`}>
    <img src={goal.side === 'away' ? match.away.logo : match.home.logo} alt="" width={72} height={72} />
    <b>{t('matchEvent.goal')}</b>
    <strong className="num">
      {match.home.score} : {match.away.score}
    </strong>
    <span>
      {goal.minute}′ {goal.player}
    </span>
  </div>
);

/** The grass with what lies and moves on it. */
const Drawing = ({ play, side, on }: { play: Play; side: MatchEvent['side']; on: boolean }) => (
  <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <PressureColours />
    <Stands />
    <Pitch />
    {on && side !== 'none' ? <Pressure play={play} side={side} /> : null}
    <Goals />
    {on ? <Ball play={play} side={side} /> : null}
    <Floodlight />
  </svg>
);

/** The match drawn from its live events: where the ball is, who presses, what has just happened [2.11]. */
export function MatchAnimation({ detail, overlay }: { detail: MatchDetail; overlay: ReactNode }) {
  const now = useServerNow();
  const play = playAt(detail.events, now);
  const { match } = detail;
  const { event, goal } = play;
  return (
    <section
      className="an stage"
      aria-label={t('matchEvent.animationOf', { home: match.home.name, away: match.away.name })}
    >
      <Drawing play={play} side={event?.side ?? 'none'} on={isOn(match)} />
      <div className="an__sides" aria-hidden="true">
        <Side side={match.home} name="home" />
        <Side side={match.away} name="away" />
      </div>
      {goal ? <Goal match={match} goal={goal} /> : null}
      {event && !goal ? <PlayLabel detail={detail} play={play} event={event} /> : null}
      <div className="an__over">{overlay}</div>
    </section>
  );
}
