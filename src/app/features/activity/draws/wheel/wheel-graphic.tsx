import type { Ref } from 'react';
import { type PrizeArtName, prizeArts } from '#app/features/activity/head/prize/prize-art.tsx';
import './wheel-graphic.css';

/** One sector of the disc. */
export type Sector = {
  readonly key: string;
  readonly art: PrizeArtName;
  /** The figure of the prize, and its unit below; a unit may be blank. */
  readonly figure: string;
  readonly unit: string;
};

const MIDDLE = 214;
const point = (turns: number, radius: number) => {
  const angle = turns * 2 * Math.PI - Math.PI / 2;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
};

const COLORS: Partial<Record<PrizeArtName, string>> = { coin: '#8a5a00', coins: '#8a5a00', none: '#5f6e69' };

function SectorShape({ at, of, isHot }: { at: number; of: number; isHot: boolean }) {
  const [from, to] = [(at - 0.5) / of, (at + 0.5) / of];
  const fill = isHot ? '#bde6d3' : at % 2 === 1 ? '#e4f4ed' : '#ffffff';
  return (
    <>
      <path
        d={`M${MIDDLE} ${MIDDLE}L${point(from, MIDDLE)}A${MIDDLE} ${MIDDLE} 0 0 1 ${point(to, MIDDLE)}Z`}
        fill={fill}
      />
      <path d={`M${point(from, 74)}L${point(from, MIDDLE)}`} stroke="#9ad3bc" strokeWidth={1.6} />
    </>
  );
}

const SectorLabel = ({ sector, degrees }: { sector: Sector; degrees: number }) => (
  <g transform={`rotate(${degrees} ${MIDDLE} ${MIDDLE})`} textAnchor="middle">
    <g transform={`translate(${MIDDLE} 82) scale(1.12)`}>{prizeArts[sector.art]}</g>
    <text
      className="wheel__figure"
      x={MIDDLE}
      y={30}
      fontSize={21}
      fontWeight={600}
      fill={COLORS[sector.art] ?? '#0f1c18'}
    >
      {sector.figure}
    </text>
    <text x={MIDDLE} y={48} fontSize={13} fill="#5f6e69">
      {sector.unit}
    </text>
  </g>
);

interface WheelGraphicProps {
  sectors: readonly Sector[];
  /** Rotating disc. */
  disc: Ref<HTMLDivElement>;
  /** The sector that was drawn, once the wheel rests; null before. */
  hot: number | null;
  /** Text of the hub. */
  main: string;
  sub: string;
  isTurning: boolean;
  /** True if the wheel is grey: no turns left, or no network. */
  isDim: boolean;
}

/** A stadium from above whose pitch is a disc of equal sectors; the corner flag at the top points at the result. */
export function WheelGraphic({ sectors, disc, hot, main, sub, isTurning, isDim }: WheelGraphicProps) {
  return (
    <div className={isDim ? 'wheel wheel--dim' : 'wheel'} aria-hidden="true">
      <img className="wheel__bowl" src="/activities/wheel-bowl.svg" alt="" />
      <div className="wheel__disc" ref={disc}>
        <svg viewBox="0 0 428 428" aria-hidden="true">
          {sectors.map(({ key }, at) => (
            <SectorShape key={key} at={at} of={sectors.length} isHot={at === hot} />
          ))}
          {sectors.map((sector, at) => (
            <SectorLabel key={sector.key} sector={sector} degrees={(at * 360) / sectors.length} />
          ))}
        </svg>
      </div>
      <div className="wheel__hub">
        <b>{main}</b>
        <span>{sub}</span>
      </div>
      <img
        className={isTurning ? 'wheel__flag wheel__flag--dips' : 'wheel__flag'}
        src="/activities/wheel-flag.svg"
        alt=""
      />
    </div>
  );
}
