import { random } from '#contract/units/random.ts';
import './bowl.css';

/** Waiting: its ball is not drawn; drawing: the draw is in progress; drawn: its slip is shown. */
export type BowlState = 'waiting' | 'drawing' | 'drawn';

interface BowlProps {
  /** Seed of the arrangement of its balls. */
  name: string;
  state: BowlState;
  digit: string;
}

const BALLS = [
  [42, 128],
  [66, 136],
  [92, 137],
  [116, 128],
  [54, 108],
  [79, 116],
  [104, 109],
  [68, 92],
  [93, 92],
] as const;

const Ball = ({ at: [x, y], turn }: { at: readonly [number, number]; turn: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="14.5" fill="#F7FBF9" />
    <path d="M-9 11.4A14.5 14.5 0 0 0 13.5-5.4 17 17 0 0 1-9 11.4Z" fill="#A9CFBE" />
    <path d="M-14 0q14 6 28 0" fill="none" stroke="#7FB8A2" strokeWidth="1.5" transform={`rotate(${turn})`} />
    <circle r="14.5" fill="none" stroke="#0A4A38" strokeOpacity=".4" strokeWidth="1.2" />
    <ellipse cx="-5" cy="-6" rx="4" ry="2.6" fill="#fff" transform="rotate(-35 -5 -6)" />
  </g>
);

const Drawn = () => (
  <g className="lottery-bowl__ball">
    <circle cx="80" cy="38" r="19" fill="#F7FBF9" />
    <path d="M61 38q19 8 38 0" fill="none" stroke="#2FD199" strokeWidth="2.4" />
  </g>
);

function Slip({ digit }: { digit: string }) {
  return (
    <g className="lottery-bowl__slip">
      <rect x="50" y="172" width="60" height="60" rx="9" fill="#FBFFFD" />
      <path d="M50 196h60" stroke="#0A4A38" strokeOpacity=".1" strokeWidth="2" />
      <text x="80" y="219" textAnchor="middle" fontSize="46" fill="#07392C">
        {digit}
      </text>
    </g>
  );
}

const Blank = () => (
  <g>
    <rect
      x="50"
      y="172"
      width="60"
      height="60"
      rx="9"
      fill="none"
      stroke="#7FA99A"
      strokeOpacity=".6"
      strokeWidth="2"
      strokeDasharray="5 5"
    />
    <path d="M72 202h16" stroke="#7FA99A" strokeWidth="3" strokeLinecap="round" />
  </g>
);

/** A glass bowl of balls above the slip of the one that was drawn from it. */
export function Bowl({ name, state, digit }: BowlProps) {
  const next = random(`bowl ${name}`);
  const lying = BALLS.slice(0, state === 'waiting' ? BALLS.length : BALLS.length - 1);
  return (
    <svg className="lottery-bowl" viewBox="0 0 160 236" aria-hidden="true">
      <ellipse cx="80" cy="172" rx="46" ry="7" fillOpacity=".35" />
      <path d="M62 152h36l6 16q-24 8-48 0Z" fill="#0E3B30" />
      <path d="M22 74h116c6 40-14 80-58 80S16 114 22 74Z" fill="#0B2F26" fillOpacity=".55" />
      {lying.map((at) => (
        <Ball key={at.join()} at={at} turn={Math.floor(next() * 360)} />
      ))}
      <path
        d="M22 74c-6 40 14 80 58 80s64-40 58-80"
        fill="#fff"
        fillOpacity=".12"
        stroke="#BFF0DB"
        strokeOpacity=".6"
        strokeWidth="2"
      />
      <ellipse
        cx="80"
        cy="74"
        rx="58"
        ry="11"
        fill="#0B2F26"
        fillOpacity=".35"
        stroke="#DDFBEE"
        strokeOpacity=".85"
        strokeWidth="2.4"
      />
      <path
        d="M34 92c1 18 7 32 16 42"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {state === 'drawing' ? <Drawn /> : null}
      {state === 'drawn' ? <Slip digit={digit} /> : <Blank />}
    </svg>
  );
}
