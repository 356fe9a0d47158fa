import { colour, GOLD } from '#tools/assets/gifts/draw/gold.ts';
import { polyline } from '#tools/assets/gifts/draw/path.ts';
import { circle, ellipse, fill, line, rect } from '#tools/assets/gifts/draw/shapes.ts';
import { BEAM } from '#tools/assets/gifts/draw/soft.ts';
import { chalk, PITCH } from '#tools/assets/gifts/effects/court.ts';
import { dusk, glint, halo, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti } from '#tools/assets/gifts/effects/particles.ts';
import type { Shape } from '#tools/assets/gifts/file/svga-file.ts';
import { easeIn, easeInOut, easeOut, tween, visible } from '#tools/assets/gifts/motion/ease.ts';
import {
  type Animation,
  drawing,
  imageLayer,
  type Layer,
  moving,
  within,
} from '#tools/assets/gifts/movie.ts';

const SECONDS = 4.2;
const HULL = 'M-150 0C-146 -40 -78 -66 6 -66C84 -66 142 -40 150 0C142 40 84 66 6 66C-78 66 -146 40 -150 0Z';

const SHIP = [
  fill('bronze', 'M-120 -30L-172 -62H-136L-92 -48ZM-120 30L-172 62H-136L-92 48Z'),
  fill('deep', 'M-130 -12L-178 -22V22L-130 12Z'),
  fill('base', HULL),
  fill('deep', 'M-150 0C-120 22 -60 34 6 34C72 34 128 22 150 0C142 40 84 66 6 66C-78 66 -146 40 -150 0Z'),
  fill('bronze', 'M-118 36C-84 50 -38 56 6 56C54 56 98 50 130 32C104 54 58 66 6 66C-44 66 -90 54 -118 36Z'),
  fill(
    'light',
    'M-138 -20C-112 -50 -58 -66 6 -66C64 -66 112 -52 136 -28C104 -46 58 -52 6 -52C-54 -52 -104 -42 -138 -20Z',
  ),
  line(
    'bronze',
    2.4,
    'M-96 -44C-112 -16 -112 16 -96 44M-28 -63C-40 -22 -40 22 -28 63M52 -62C64 -22 64 22 52 62M108 -43C122 -16 122 16 108 43',
    0.7,
  ),
  fill('white', circle(10, -6, 34)),
  fill('base', circle(10, -6, 29)),
  line('ink', 6, 'M-1 -22V6H27'),
  line('ink', 5, 'M-1 -12C10 -12 17 -5 17 6'),
  line('brown', 4, 'M-36 64L-28 84M44 64L38 84'),
  fill('brown', 'M-46 82H58C60 98 48 110 34 110H-22C-36 110 -46 98 -46 82Z'),
  fill('bronze', 'M-46 82H58L56 90H-45Z'),
  fill(
    'light',
    `${rect(-34, 92, 14, 9, 2)}${rect(-14, 92, 14, 9, 2)}${rect(6, 92, 14, 9, 2)}${rect(26, 92, 18, 9, 2)}`,
  ),
];

const propeller: readonly Layer[] = [
  drawing([line('bright', 5, 'M0 -22V22'), fill('brown', circle(0, 0, 5))], (at) => ({
    x: -58,
    y: 96,
    scaleY: Math.sin(at * 31) || 0.1,
  })),
  drawing([fill('light', ellipse(0, 0, 3, 22), 0.35)], () => ({ x: -58, y: 96 })),
];

/** A pennant towed behind, in waves. */
const pennant = (at: number): readonly Shape[] => {
  const edge = (side: number) =>
    Array.from({ length: 13 }, (_, step): readonly [number, number] => [
      -184 - step * 13,
      side * (17 - step * 0.9) + Math.sin(step * 0.62 - at * 9) * (2 + step * 0.9),
    ]);
  const strip = (from: number, to: number) => `${polyline([...edge(from), ...edge(to).reverse()])} Z`;
  const part = (tone: keyof typeof GOLD, from: number, to: number) => ({
    d: strip(from, to),
    fill: colour(GOLD[tone]),
  });
  return [
    part('deep', -1, 1),
    part('light', -0.34, 0.34),
    { d: 'M -150 0 L -184 0', stroke: { colour: colour(GOLD.brown), width: 3 } },
  ];
};

const lamp = (x: number, from: number, to: number, late: number): Layer =>
  imageLayer(BEAM, (at) => {
    const turn = tween(at, 1 + late, 3.4, from, to, easeInOut) + 4 * Math.sin(at * 3 + late * 9);
    const angle = (turn * Math.PI) / 180;
    const length = 340;
    return {
      x: x + (Math.cos(angle) * length) / 2,
      y: 106 + (Math.sin(angle) * length) / 2,
      turn,
      scaleX: length / BEAM.width,
      scaleY: 2.2,
      alpha: 0.9 * visible(at, 0.9 + late, 3.7, 0.35, 0.4),
    };
  });

/** Flies in from the left, hovers over the middle while it lights the pitch, and climbs away. */
const flight = (at: number) => ({
  x:
    tween(at, 0, 1.5, -260, 322, easeOut) +
    tween(at, 1.5, 3.2, 0, 34, easeInOut) +
    tween(at, 3.2, SECONDS, 0, 560, easeIn),
  y: 134 + 8 * Math.sin(at * 2.3) - tween(at, 3.2, SECONDS, 0, 90, easeIn),
  turn:
    tween(at, 0, 1.6, -7, 1.5, easeInOut) +
    1.6 * Math.sin(at * 2.3 + 1) -
    tween(at, 3.1, SECONDS, 0, 9, easeIn),
  scale: tween(at, 0, 1.6, 0.62, 1.02, easeInOut) + tween(at, 3.1, SECONDS, 0, 0.22, easeIn),
});

export const airship: Animation = {
  fps: 30,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 0.8),
    chalk(PITCH.near, 0.9, 3.9, { draw: 0.7 }),
    chalk(PITCH.left, 1.2, 3.9),
    chalk(PITCH.right, 1.2, 3.9),
    chalk(PITCH.half, 1.3, 3.9),
    chalk(PITCH.far, 1.5, 3.9),
    chalk(PITCH.circle, 1.5, 3.9, { draw: 0.8 }),
    chalk(PITCH.leftCorner, 1.7, 3.9),
    chalk(PITCH.rightCorner, 1.7, 3.9),
    halo(330, 140, 560, 0.5, 3.9, 0.8),
    ...within(flight, [
      lamp(-30, 128, 62, 0),
      lamp(14, 88, 112, 0.15),
      lamp(46, 50, 120, 0.3),
      moving(pennant, () => ({})),
      drawing(SHIP, () => ({})),
      ...propeller,
      sheen(HULL, -200, 210, 170, 1.5, 0.8),
    ]),
    ...confetti({
      seed: 14,
      count: 44,
      x: 336,
      y: 236,
      from: 1.5,
      spread: 1.4,
      life: 2,
      angle: [10, 170],
      speed: [60, 420],
      gravity: 110,
      drag: 0.12,
      size: [8, 15],
    }),
    glint(270, 92, 70, 1.6, 0.5),
    glint(432, 110, 80, 2.2, 0.5),
    glint(196, 142, 60, 2.8, 0.5),
  ],
};
