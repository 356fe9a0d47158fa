import type { EnvelopeTone } from './rain-lanes.ts';
import './envelope.css';

/** Body, flap and edge of each. */
const COLOURS: Readonly<Record<EnvelopeTone, readonly [body: string, flap: string, edge: string]>> = {
  cream: ['#FFF6DC', '#F7E4AE', '#E6C66C'],
  gold: ['#F5B82E', '#FFD468', '#C98A12'],
  green: ['#0A6B4F', '#0F8463', '#064A37'],
};

/** A closed envelope; its name is that of the control around it. */
export const Envelope = ({ tone, width }: { tone: EnvelopeTone; width: number }) => (
  <img
    className="rain-envelope"
    src={`/activities/envelope-${tone}.svg`}
    alt=""
    width={width}
    height={Math.round((width * 92) / 68)}
    draggable={false}
  />
);

interface OpenEnvelopeProps {
  tone: EnvelopeTone;
  width: number;
  /** Coins, as they are shown. */
  amount: string;
  unit: string;
}

/** An envelope with the slip that was in it. */
export function OpenEnvelope({ tone, width, amount, unit }: OpenEnvelopeProps) {
  const [body, flap, edge] = COLOURS[tone];
  return (
    <svg
      className="rain-envelope"
      width={width}
      height={width * 1.32}
      viewBox="-42 -68 84 111"
      aria-hidden="true"
    >
      <path d="M-33-39C-20-66 20-66 33-39Z" fill={flap} stroke={edge} strokeWidth="1.4" />
      <rect
        x="-28"
        y="-52"
        width="56"
        height="60"
        rx="4"
        fill="#FFFDF6"
        stroke="#C98A12"
        strokeOpacity=".35"
      />
      <text
        className="rain-envelope__amount"
        y="-30"
        textAnchor="middle"
        fontSize={amount.length > 3 ? 20 : 24}
      >
        {amount}
      </text>
      <text className="rain-envelope__unit" y="-17" textAnchor="middle" fontSize="10.5">
        {unit}
      </text>
      <path
        d="M-36-34-4-6a6 6 0 0 0 8 0l32-28v68a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6Z"
        fill={body}
        stroke={edge}
        strokeWidth="1.6"
      />
      <path d="M-34 38-8 8M34 38 8 8" stroke={edge} strokeOpacity=".5" strokeWidth="1.4" />
    </svg>
  );
}
