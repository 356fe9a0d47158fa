import { VIEW } from './pitch-projection.ts';

/** Line where the grass behind the far touchline meets the boards, in the drawing's units. */
export const HORIZON = 214;

const BOARDS_TOP = 180;
const BOARD_WIDTH = 320;
const BOARDS = Array.from({ length: VIEW.width / BOARD_WIDTH }, (_, index) => index);

/** Three slanted bars in the middle of each board. */
const SLANTS = [136, 152, 168].map((x) => `M${x} 26L${x + 10} 8h8L${x + 8} 26Z`).join('');

/** Heads of one piece of the crowd, which is repeated along the stand: position and shade. */
const HEADS = Array.from({ length: 28 }, (_, index) => ({
  x: ((index * 37) % 140) + 4,
  y: Math.floor(index / 7) * 15 + 7 + ((index * 11) % 5),
  shade: (index * 13) % 4,
}));

/** Grandstand behind the pitch: full rows of spectators, lit from above, and the boards in front of them. */
export const Stands = () => (
  <g>
    <defs>
      <pattern id="an-crowd" width="146" height="60" patternUnits="userSpaceOnUse">
        {HEADS.map(({ x, y, shade }) => (
          <circle key={`${x},${y}`} className={`pitch__head--${shade}`} cx={x} cy={y} r={4.4} />
        ))}
      </pattern>
      <linearGradient id="an-night" x2="0" y2="1">
        <stop offset="0" className="pitch__night" stopOpacity={0.96} />
        <stop offset="1" className="pitch__night" stopOpacity={0.25} />
      </linearGradient>
      <radialGradient id="an-light" cx="0.5" cy="0.55" r="0.62">
        <stop offset="0" stopColor="#d9ffe9" stopOpacity={0.16} />
        <stop offset="0.55" stopColor="#d9ffe9" stopOpacity={0} />
        <stop offset="1" className="pitch__night" stopOpacity={0.5} />
      </radialGradient>
    </defs>
    <path className="pitch__ground" d={`M0 0H${VIEW.width}V${HORIZON}H0Z`} />
    <path fill="url(#an-crowd)" d={`M0 0H${VIEW.width}V${BOARDS_TOP}H0Z`} />
    <path fill="url(#an-night)" d={`M0 0H${VIEW.width}V${BOARDS_TOP}H0Z`} />
    {BOARDS.map((index) => (
      <g key={index} transform={`translate(${index * BOARD_WIDTH} ${BOARDS_TOP})`}>
        <rect className={`pitch__board--${index % 2}`} width={BOARD_WIDTH} height={HORIZON - BOARDS_TOP} />
        <path className="pitch__slant" d={SLANTS} />
      </g>
    ))}
    <path className="pitch__edge" d={`M0 ${BOARDS_TOP}H${VIEW.width}`} />
  </g>
);

/** Light over everything, darker towards the edges. */
export const Floodlight = () => <path fill="url(#an-light)" d={`M0 0H${VIEW.width}V${VIEW.height}H0Z`} />;
