import { circle, onScreen, pathThrough, rectangle, VIEW } from './pitch-projection.ts';
import { HORIZON } from './stands.tsx';
import './pitch.css';

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
export const Pitch = () => (
  <g>
    <path className="an__surround" d={`M0 ${HORIZON}H${VIEW.width}V${VIEW.height}H0Z`} />
    <path className="an__grass" d={rectangle(0, 0, 100, 100)} />
    {STRIPES.filter((_, index) => index % 2 === 0).map((x) => (
      <path key={x} className="an__stripe" d={rectangle(x, 0, x + 10, 100)} />
    ))}
    <path className="an__lines" d={LINES + CORNERS} />
    {SPOTS.map(({ x, y }) => (
      <ellipse key={x} className="an__spot" cx={x} cy={y} rx={5} ry={3} />
    ))}
  </g>
);
