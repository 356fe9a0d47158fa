import { isRed } from '#sandbox/games/studio/roulette.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { n, polar } from '#sandbox/world/art/pen.ts';
import { ease } from '#tools/assets/media/motion.ts';
import { closeUp } from './close-up.ts';

/** Pockets in the order of the wheel. */
const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const TURN = 2 * Math.PI;
const STEP = TURN / WHEEL.length;
const COLOURS = { zero: '#0B6B4C', red: '#8A2233', black: '#16211E' } as const;
const colourOf = (pocket: number) => {
  if (pocket === 0) return COLOURS.zero;
  return isRed(pocket) ? COLOURS.red : COLOURS.black;
};

/** Ring of the pockets with their numbers, which read from outside; the first pocket is at the top. */
function ring(outer: number, inner: number, size: number): string {
  const slice = (pocket: number, at: number) => {
    const [from, to] = [(at - 0.5) * STEP - TURN / 4, (at + 0.5) * STEP - TURN / 4];
    const corners = [
      polar(0, 0, outer, from),
      polar(0, 0, outer, to),
      polar(0, 0, inner, to),
      polar(0, 0, inner, from),
    ];
    const d = corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
    const text = `<text transform="rotate(${n((at * 360) / WHEEL.length)})" y="${n(-outer + size * 1.25)}" font-size="${size}" font-weight="600" text-anchor="middle" fill="#FDFEFD">${pocket}</text>`;
    return `<path fill="${colourOf(pocket)}" stroke="#C9A063" stroke-width="${n(size / 14)}" d="${d}Z"/>${text}`;
  };
  return WHEEL.map(slice).join('');
}

const ball = (radius: number, angle: number, size: number) => {
  const [x, y] = polar(0, 0, radius, angle - TURN / 4);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${size}" fill="#FDFEFD" stroke="#9FB4AB" stroke-width="${n(size / 6)}"/>`;
};

/** Whole turns of ball and wheel in a shot, so that it repeats without a seam. */
const BALL_TURNS = 2;
const WHEEL_TURNS = -1;

/** The wheel from above while it turns. */
export function spinShot(seconds: number): Drawing {
  const share = seconds / 1.92;
  return closeUp(
    `<g transform="translate(640 360)"><circle r="335" fill="#3A2416"/><circle r="318" fill="#24160D"/><g transform="rotate(${n(share * WHEEL_TURNS * 360)})">${ring(270, 190, 22)}<circle r="190" fill="#2A1A10"/><g stroke="#E8B04A" stroke-width="12" stroke-linecap="round"><path d="M-110 0h220M0-110v220"/></g><circle r="42" fill="#E8B04A"/></g>${ball(295, share * BALL_TURNS * TURN, 13)}</g>`,
  );
}

/** Seconds at which the ball lies in its pocket. */
const FALLS_BY = 0.44;

/** A pocket from near, with the ball that falls into it. */
export function pocketShot(pocket: number, seconds: number): Drawing {
  const at = WHEEL.indexOf(pocket);
  const fallen = ease(seconds / FALLS_BY);
  const [outer, inner] = [1_560, 1_110];
  const radius = outer + 60 - fallen * 335;
  return closeUp(
    `<g transform="translate(640 1690)"><circle r="1720" fill="#3A2416"/><circle r="1640" fill="#24160D"/><g transform="rotate(${n((-at * 360) / WHEEL.length)})">${ring(outer, inner, 128)}</g><circle r="${inner}" fill="#2A1A10"/>${ball(radius, (1 - fallen) * -0.3, 52)}</g>`,
  );
}
