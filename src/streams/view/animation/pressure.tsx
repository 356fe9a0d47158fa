import type { MatchEvent } from '#contract/play/match/schema.ts';
import { pathThrough, rectangle } from './pitch-projection.ts';
import type { Play } from './play-of-match.ts';

type Props = { readonly play: Play; readonly side: Exclude<MatchEvent['side'], 'none'> };

const ARROWS = [0, 1, 2];
const ARROW_GAP = 6;
const ARROW_LONG = 3.4;
const ARROW_WIDE = 8;
const ARROW_THICK = 2;

/** Returns an arrow head on the grass; `direction` is 1 towards the away goal, -1 towards the home goal. */
function arrow(x: number, y: number, direction: number): string {
  const tip = x + direction * ARROW_LONG;
  const back = x - direction * ARROW_THICK;
  return pathThrough(
    [
      { x, y: y - ARROW_WIDE },
      { x: tip, y },
      { x, y: y + ARROW_WIDE },
      { x: back, y: y + ARROW_WIDE },
      { x: tip - direction * ARROW_THICK, y },
      { x: back, y: y - ARROW_WIDE },
    ],
    true,
  );
}

/** Area a side attacks, stronger the closer it comes, and the direction of the attack. */
export function Pressure({ play, side }: Props) {
  const direction = side === 'home' ? 1 : -1;
  const { x, y } = play.position;
  const fits = ARROWS.map((step) => x + direction * ARROW_GAP * (step + 1)).filter((at) => at > 4 && at < 96);
  const zone = side === 'home' ? rectangle(50, 0, 100, 100) : rectangle(0, 0, 50, 100);
  return (
    <g key={play.event?.eventId}>
      <path className={`pitch__zone pitch__zone--${side}`} d={zone} fillOpacity={play.danger} />
      {fits.map((at, step) => (
        <path
          key={at}
          className="pitch__arrow"
          style={{ animationDelay: `${step * 140}ms` }}
          d={arrow(at, Math.max(ARROW_WIDE + 2, Math.min(98 - ARROW_WIDE, y)), direction)}
        />
      ))}
    </g>
  );
}

/** Colours of the two zones, strongest at the goal line. */
export const PressureColours = () => (
  <defs>
    <linearGradient id="an-home">
      <stop offset="0" className="pitch__c-home" stopOpacity={0} />
      <stop offset="1" className="pitch__c-home" stopOpacity={0.62} />
    </linearGradient>
    <linearGradient id="an-away" x1="1" x2="0">
      <stop offset="0" className="pitch__c-away" stopOpacity={0} />
      <stop offset="1" className="pitch__c-away" stopOpacity={0.62} />
    </linearGradient>
  </defs>
);
