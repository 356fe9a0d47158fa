import './match-animation.css';
import './pitch.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Match, MatchDetail, MatchEvent } from '#contract/play/match/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { t } from '#streams/view/texts.ts';
import { circle, onScreen, type Point, pathThrough, rectangle, scaleAt, VIEW } from './pitch-projection.ts';
import { type Play, playAt } from './play-of-match.ts';
import { Pressure, PressureColours } from './pressure.tsx';
import { Floodlight, HORIZON, Stands } from './stands.tsx';

const STRIPES = Array.from({ length: 10 }, (_, index) => index * 10);
/** Half the angle of the arc before the penalty box. */
const ARC = 0.92;

const LINES = [
  rectangle(0, 0, 100, 100),
  pathThrough([
    { x: 50, y: 0 },
    { x: 50, y: 100 },
  ]),
  circle({ x: 50, y: 50 }, 8.7),
  rectangle(0, 20.4, 15.7, 79.6),
  rectangle(84.3, 20.4, 100, 79.6),
  rectangle(0, 36.5, 5.2, 63.5),
  rectangle(94.8, 36.5, 100, 63.5),
  circle({ x: 10.5, y: 50 }, 8.7, -ARC, ARC),
  circle({ x: 89.5, y: 50 }, 8.7, Math.PI - ARC, Math.PI + ARC),
].join('');

/** Arcs of a metre at the four corners. */
const CORNERS = [
  circle({ x: 0, y: 0 }, 1.4, 0, Math.PI / 2),
  circle({ x: 100, y: 0 }, 1.4, Math.PI / 2, Math.PI),
  circle({ x: 100, y: 100 }, 1.4, Math.PI, 1.5 * Math.PI),
  circle({ x: 0, y: 100 }, 1.4, 1.5 * Math.PI, 2 * Math.PI),
].join('');

const SPOTS = [10.5, 50, 89.5].map((x) => onScreen({ x, y: 50 }));

/** The grass and its lines: the same for every match. */
const Pitch = () => (
  <g>
    <path className="pitch__surround" d={`M0 ${HORIZON}H${VIEW.width}V${VIEW.height}H0Z`} />
    <path className="pitch__grass" d={rectangle(0, 0, 100, 100)} />
    {STRIPES.filter((_, index) => index % 2 === 0).map((x) => (
      <path key={x} className="pitch__stripe" d={rectangle(x, 0, x + 10, 100)} />
    ))}
    <path className="pitch__lines" d={LINES + CORNERS} />
    {SPOTS.map(({ x, y }) => (
      <ellipse key={x} className="pitch__spot" cx={x} cy={y} rx={5} ry={3} />
    ))}
  </g>
);

const ICONS: Partial<Record<MatchEvent['kind'], IconName>> = {
  goal: 'football',
  shot: 'football',
  corner: 'flag',
  substitution: 'swap',
};
/** From here on an attack is called a dangerous one. */
const DANGEROUS = 0.7;

const titleOf = ({ kind }: MatchEvent, danger: number): string =>
  kind === 'attack' && danger >= DANGEROUS ? t('matchEvent.dangerousAttack') : t(`matchEvent.${kind}`);

const sideName = ({ match }: MatchDetail, { side }: MatchEvent): string =>
  side === 'home' ? match.home.name : side === 'away' ? match.away.name : '';

const Mark = ({ kind }: MatchEvent) => {
  if (kind === 'yellowCard' || kind === 'redCard')
    return <i className={`pitch__card pitch__card--${kind}`} />;
  const icon = ICONS[kind];
  return icon ? <Icon name={icon} size={16} /> : null;
};

/** Label beside the ball with the latest play and its player. */
function PlayLabel({ detail, play, event }: { detail: MatchDetail; play: Play; event: MatchEvent }) {
  const position: CSSProperties & Record<'--x' | '--y', string> = {
    '--x': `${(play.ball.x / VIEW.width) * 100}%`,
    '--y': `${(play.ball.y / VIEW.height) * 100}%`,
  };
  const names = [sideName(detail, event), event.kind === 'attack' ? '' : event.player];
  return (
    <div key={event.eventId} className={`pitch__cap row pitch__cap--${event.side}`} style={position}>
      <Mark {...event} />
      <b>{titleOf(event, play.danger)}</b>
      <span>{names.filter(Boolean).join(' ')}</span>
    </div>
  );
}

const HEIGHT = 74;
/** Posts and the depth of the net, in hundredths of the pitch. */
const FAR_POST = 45;
const NEAR_POST = 55;
const DEPTH = 2.4;

const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const raised = (at: Point): Point => {
  const { x, y } = onScreen(at);
  return { x, y: y - HEIGHT * scaleAt(at.y) };
};

function goalAt(line: number, behind: number) {
  const [far, near] = [FAR_POST, NEAR_POST].map((y) => ({
    foot: onScreen({ x: line, y }),
    top: raised({ x: line, y }),
    back: onScreen({ x: behind, y }),
  }));
  if (!far || !near) return { frame: '', net: '' };
  const frame = `M${point(far.foot)}L${point(far.top)}L${point(near.top)}L${point(near.foot)}`;
  const net = `M${point(far.top)}L${point(far.back)}L${point(near.back)}L${point(near.top)}Z`;
  const side = `M${point(near.top)}L${point(near.back)}L${point(near.foot)}Z`;
  return { frame, net: net + side };
}

const GOALS = [goalAt(0, -DEPTH), goalAt(100, 100 + DEPTH)];

const Goals = () => (
  <g>
    <defs>
      <pattern id="an-net" width="9" height="9" patternUnits="userSpaceOnUse">
        <path className="pitch__mesh" d="M0 0L9 9M9 0L0 9" />
      </pattern>
    </defs>
    {GOALS.map(({ frame, net }) => (
      <g key={frame}>
        <path fill="url(#an-net)" d={net} />
        <path className="pitch__frame" d={frame} />
      </g>
    ))}
  </g>
);

/** Reports whether a ball is drawn: during a half, or the break between them. */
const isOn = ({ clock: { phase } }: Match): boolean =>
  phase === 'first' || phase === 'halfTime' || phase === 'second';

const Ball = ({ play, side }: { play: Play; side: MatchEvent['side'] }) => (
  <>
    <path key={play.trail} className={`pitch__trail pitch__trail--${side}`} d={play.trail} />
    <path className={`pitch__ring pitch__ring--${side}`} d={play.ring} />
    <g className="pitch__ball" style={{ transform: `translate(${play.ball.x}px, ${play.ball.y}px)` }}>
      <ellipse cy={3} rx={13} ry={5} />
      <g key={play.event?.eventId} className="pitch__hop">
        <circle cy={-9} r={12} />
        <path d="M-4 -13L4 -13L6 -6L0 -2L-6 -6Z" />
      </g>
    </g>
  </>
);

const Side = ({ side, name }: { side: Match['home']; name: 'home' | 'away' }) => (
  <span className={`pitch__side row gap-8 pitch__side--${name}`}>
    <img src={side.logo} alt="" width={24} height={24} />
    {side.name}
  </span>
);

const Goal = ({ match, goal }: { match: Match; goal: MatchEvent }) => (
  <div key={goal.eventId} className={`pitch__goal pitch__goal--${goal.side}`}>
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

/** Pitch with its markings, ball and moving parts. */
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
      className="pitch stage"
      aria-label={t('matchEvent.animationOf', { home: match.home.name, away: match.away.name })}
    >
      <Drawing play={play} side={event?.side ?? 'none'} on={isOn(match)} />
      <div className="pitch__sides" aria-hidden="true">
        <Side side={match.home} name="home" />
        <Side side={match.away} name="away" />
      </div>
      {goal ? <Goal match={match} goal={goal} /> : null}
      {event && !goal ? <PlayLabel detail={detail} play={play} event={event} /> : null}
      <div className="pitch__over">{overlay}</div>
    </section>
  );
}
