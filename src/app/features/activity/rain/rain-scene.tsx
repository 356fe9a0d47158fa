import { Envelope } from './envelope.tsx';
import type { EnvelopeTone } from './rain-lanes.ts';
import './rain-scene.css';

/** Envelopes above the pitch: hundredths of the width and height, px, degrees. */
const FALLING: readonly (readonly [
  left: number,
  top: number,
  width: number,
  tilt: number,
  tone: EnvelopeTone,
])[] = [
  [49, 32, 52, -6, 'cream'],
  [62, 34, 62, 8, 'gold'],
  [68, 14, 34, -14, 'cream'],
  [74, 4, 76, 20, 'cream'],
  [84, 20, 36, 18, 'gold'],
  [88, 6, 56, -14, 'cream'],
  [95, 30, 50, 4, 'cream'],
  [76, 58, 76, -8, 'gold'],
  [65, 74, 54, 12, 'green'],
  [93, 66, 36, -6, 'green'],
];

/** The stadium at night that the hero of the rain lies on. */
export const RainScene = () => (
  <div className="rnscene" aria-hidden="true">
    {FALLING.map(([left, top, width, tilt, tone]) => (
      <span key={left} style={{ left: `${left}%`, top: `${top}%`, rotate: `${tilt}deg` }}>
        <Envelope tone={tone} width={width} />
      </span>
    ))}
  </div>
);
