import { colour, GOLD, type Gold } from '#tools/assets/gifts/draw/gold.ts';
import { polyline } from '#tools/assets/gifts/draw/path.ts';
import { glint, halo } from '#tools/assets/gifts/effects/light.ts';
import { confetti } from '#tools/assets/gifts/effects/particles.ts';
import type { Shape } from '#tools/assets/gifts/file/svga-file.ts';
import { leave, overshoot, pulse, tween } from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, moving } from '#tools/assets/gifts/movie.ts';

const SECONDS = 2;
const LENGTH = 344;
const HEIGHT = 74;
const STRIPES: readonly Gold[] = [
  'deep',
  'base',
  'light',
  'base',
  'deep',
  'base',
  'base',
  'base',
  'base',
  'deep',
  'base',
  'light',
  'base',
  'deep',
];

type Point = readonly [x: number, y: number];

/**
 * Position of a point of the cloth: `u` along, `v` across, both 0…1. Pulled taut in the middle of the animation, loose at
 * its ends.
 */
function cloth(u: number, v: number, at: number): Point {
  const open = tween(at, 0.08, 0.6, 0.06, 1, overshoot);
  const slack = 15 - 8 * pulse(at, 0.5, 0.8);
  const wave = Math.sin(u * 9 - at * 11) * slack * (0.4 + 0.7 * (2 * u - 1) ** 2);
  const sag = 26 * (1 - (2 * u - 1) ** 2) * (1 - 0.7 * pulse(at, 0.45, 1.1));
  const lean = Math.cos(u * 9 - at * 11) * 5 * (v - 0.5);
  const grid = (value: number) => Math.round(value * 10) / 10;
  return [grid((u - 0.5) * LENGTH * open + lean), grid((v - 0.5) * HEIGHT + wave + sag)];
}

function patch(at: number, fromU: number, toU: number, fromV: number, toV: number): string {
  const count = Math.ceil((toU - fromU) * 28);
  const edge = (v: number) =>
    Array.from({ length: count + 1 }, (_, step) => cloth(fromU + ((toU - fromU) * step) / count, v, at));
  return `${polyline([...edge(fromV), ...edge(toV).reverse()])} Z`;
}

const painted = (tone: Gold, d: string, alpha = 1): Shape => ({ d, fill: colour(GOLD[tone], alpha) });

/** Shades folds that face away from the light. */
function fold(at: number, index: number): Shape | null {
  const [from, to] = [index / STRIPES.length, (index + 1) / STRIPES.length];
  const slope = Math.cos(((from + to) / 2) * 9 - at * 11);
  return slope <= 0.1 ? null : painted('brown', patch(at, from, to, 0, 1), 0.34 * slope);
}

const stroke = (points: readonly Point[], width: number): Shape => ({
  d: polyline(points),
  stroke: { colour: colour(GOLD.ink), width },
});

/** The corner of the pitch, woven into the middle. */
function mark(at: number): readonly Shape[] {
  const turn = Array.from({ length: 7 }, (_, step) => (step * Math.PI) / 12);
  return [
    stroke([cloth(0.46, 0.2, at), cloth(0.46, 0.8, at), cloth(0.56, 0.8, at)], 5),
    stroke(
      turn.map((angle) => cloth(0.46 + 0.062 * Math.sin(angle), 0.8 - 0.37 * Math.cos(angle), at)),
      4,
    ),
  ];
}

function fringe(at: number): readonly Shape[] {
  return [0.08, 0.25, 0.42, 0.58, 0.75, 0.92].flatMap((v) =>
    [0, 1].map((end) => {
      const [x, y] = cloth(end, v, at);
      const out = end === 0 ? -1 : 1;
      const tip: Point = [x + out * 16, y + 5 * Math.sin(at * 13 + v * 6)];
      return { d: polyline([[x, y], tip]), stroke: { colour: colour(GOLD.bronze), width: 5 } };
    }),
  );
}

const drawn = (at: number): readonly Shape[] => [
  ...fringe(at),
  ...STRIPES.map((tone, index) =>
    painted(tone, patch(at, index / STRIPES.length, (index + 1.04) / STRIPES.length, 0, 1)),
  ),
  painted('light', patch(at, 0, 1, 0, 0.09), 0.75),
  painted('bronze', patch(at, 0, 1, 0.92, 1), 0.8),
  ...mark(at),
  ...STRIPES.flatMap((_, index) => fold(at, index) ?? []),
];

export const scarf: Animation = {
  fps: 30,
  seconds: SECONDS,
  layers: [
    halo(320, 185, 440, 0.05, SECONDS - 0.05, 0.7),
    moving(drawn, (at) => ({
      x: 320,
      y: tween(at, 0, 0.5, 250, 170, overshoot) - 14 * pulse(at, 0.75, 0.3) - 14 * pulse(at, 1.15, 0.3),
      turn: 3 * Math.sin(at * 5),
      scale: tween(at, 0, 0.4, 0.4, 1, overshoot) * leave(at, SECONDS),
    })),
    ...confetti({
      seed: 11,
      count: 18,
      x: 320,
      y: 190,
      from: 0.55,
      spread: 0.5,
      life: 1.2,
      angle: [-160, -20],
      speed: [240, 560],
      gravity: 420,
      drag: 0.3,
      size: [11, 19],
    }),
    glint(196, 138, 70, 0.6, 0.5),
    glint(438, 150, 56, 1, 0.5),
  ],
};
