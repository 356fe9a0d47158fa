import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { n } from '#sandbox/world/art/pen.ts';
import { ease } from '#tools/assets/media/motion.ts';
import { closeUp } from './close-up.ts';

const [NEAR, FAR] = [-27, 27];

/** Pips of the sides 1 to 6 on a field of 100 × 100 around its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [0, 0],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [0, 0],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, 0],
    [FAR, 0],
    [NEAR, FAR],
    [FAR, FAR],
  ],
];

function die(side: number, transform: string): string {
  const pips = (PIPS[side - 1] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.5"/>`).join('');
  return `<g transform="${transform}"><rect x="-46" y="-42" width="100" height="100" rx="18" fill="#020a08" fill-opacity=".4"/><rect x="-50" y="-50" width="100" height="100" rx="18" fill="#FDFEFD"/><g fill="#16241F">${pips}</g></g>`;
}

/** Seconds at which a die comes to rest. */
const RESTS_AT = 0.44;

/** A die that rolls in and comes to rest on its side. */
export function dieShot(side: number, seconds: number): Drawing {
  const rolled = ease(seconds / RESTS_AT);
  const shown = rolled < 1 && Math.floor(seconds * 12.5) % 2 === 1 ? 1 + (side % 6) : side;
  const left = n(640 - (1 - rolled) * 420);
  return closeUp(die(shown, `translate(${left} 350) rotate(${n((1 - rolled) * -200)}) scale(3.4)`));
}

/** Three dice under the cup, which is shaken; the shot repeats without a seam. */
export function shakeShot(seconds: number): Drawing {
  const sway = Math.sin((seconds / 1.92) * 8 * Math.PI);
  const dice = [0, 1, 2]
    .map((at) => {
      const hop = Math.abs(Math.sin((seconds / 1.92) * 6 * Math.PI + at * 1.1));
      const side = 1 + ((at * 2 + Math.floor(seconds * 6.25)) % 6);
      return die(
        side,
        `translate(${n(520 + at * 120 + sway * 18)} ${n(440 - hop * 70)}) rotate(${n(sway * 30 + at * 20)}) scale(.95)`,
      );
    })
    .join('');
  return closeUp(
    `<g transform="translate(${n(sway * 14)} 0)"><ellipse cx="640" cy="520" rx="280" ry="70" fill="#0A2721"/>${dice}<path d="M390 520V300a250 210 0 0 1 500 0v220a250 62 0 0 1-500 0Z" fill="#CFF5E4" fill-opacity=".14" stroke="#CFF5E4" stroke-opacity=".5" stroke-width="6"/><path d="M440 300a200 170 0 0 1 90-140" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="10" stroke-linecap="round"/></g>`,
  );
}
