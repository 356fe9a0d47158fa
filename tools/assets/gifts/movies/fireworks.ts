import { ellipse, fill, line, rect, star } from '#tools/assets/gifts/draw/shapes.ts';
import { GLOW, PUFF, SPARK } from '#tools/assets/gifts/draw/soft.ts';
import { dusk, flash, glint, ring } from '#tools/assets/gifts/effects/light.ts';
import { sparks, streaks } from '#tools/assets/gifts/effects/particles.ts';
import { easeIn, easeOut, overshoot, pulse, tween } from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, imageLayer, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 3.2;

type Shot = {
  readonly fired: number;
  readonly opens: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly grains: number;
};

const SHOTS: readonly Shot[] = [
  { fired: 0.5, opens: 0.98, x: 178, y: 106, reach: 300, grains: 26 },
  { fired: 0.72, opens: 1.24, x: 470, y: 88, reach: 330, grains: 28 },
  { fired: 1.02, opens: 1.62, x: 322, y: 122, reach: 480, grains: 44 },
];

const CANNON = [
  fill('bronze', 'M-30 66L-20 30H20L30 66Z'),
  fill('deep', rect(-44, 62, 88, 14, 5)),
  fill('bronze', 'M-21 40L-30 -46H30L21 40Z'),
  fill('base', 'M-21 40L-30 -46H8L2 40Z'),
  fill('light', 'M-18 40L-27 -46H-14L-8 40Z'),
  line('brown', 5, 'M-25 -10H25M-22 18H22'),
  fill('deep', ellipse(0, -46, 34, 10)),
  fill('ink', ellipse(0, -46, 26, 6.6)),
  fill('white', star(0, 4, 10)),
];

const recoil = (at: number): number => SHOTS.reduce((sum, { fired }) => sum + pulse(at, fired, 0.2), 0);

/** Three short tubes at the bottom of the frame, each leaning towards its shot. */
const cannon = (x: number, turn: number, late: number): readonly Layer[] =>
  within(
    (at) => ({
      x,
      y:
        tween(at, late, late + 0.4, 430, 316, overshoot) +
        10 * recoil(at) +
        tween(at, SECONDS - 0.4, SECONDS - 0.05, 0, 110, easeIn),
      turn: turn * tween(at, late + 0.1, late + 0.45, 0, 1, overshoot),
      scale: 0.78,
      scaleY: 1 - 0.14 * recoil(at),
      scaleX: 1 + 0.1 * recoil(at),
    }),
    [drawing(CANNON, () => ({}))],
  );

const positionOf = ({ fired, opens, x, y }: Shot, at: number) => {
  const progress = easeOut((at - fired) / (opens - fired));
  return { x: 320 + (x - 320) * progress + Math.sin(progress * 9) * 4, y: 276 + (y - 276) * progress };
};

const rocket = (shot: Shot): readonly Layer[] =>
  Array.from({ length: 11 }, (_, back) =>
    imageLayer(GLOW, (at) => {
      const then = at - back * 0.017;
      if (then < shot.fired || at > shot.opens + 0.03) return null;
      return { ...positionOf(shot, then), scale: (46 - back * 3.4) / GLOW.width, alpha: 1 - back * 0.08 };
    }),
  );

const still = { gravity: 90, drag: 0.045, size: [1, 1] } as const;

/** A flower in two rings: the outer flies far, the inner opens after it. */
const flower = ({ opens, x, y, reach, grains }: Shot, index: number): readonly Layer[] => {
  const outer = { ...still, seed: 40 + index, count: grains, x, y, from: opens, life: 1.4 };
  const inner = {
    ...still,
    seed: 50 + index,
    count: Math.round(grains / 2),
    x,
    y,
    from: opens + 0.03,
    life: 1,
  };
  return [
    streaks({ ...outer, speed: [reach * 0.9, reach * 1.15] }, 3.6),
    streaks({ ...inner, speed: [reach * 0.4, reach * 0.7] }, 3),
  ];
};

const embers = ({ opens, x, y, reach, grains }: Shot, index: number): readonly Layer[] => {
  const when = { from: opens + 0.25, spread: 0.6, life: 0.9, gravity: 60, drag: 0.05 };
  const how = { count: Math.round(grains / 2.5), speed: [reach * 0.3, reach * 0.8], size: [22, 40] } as const;
  return sparks({ seed: 60 + index, x, y, ...when, ...how }, SPARK);
};

const burst = (shot: Shot, index: number): readonly Layer[] => [
  flash(shot.x, shot.y, shot.reach * 1.1, shot.opens, 0.4),
  ring(shot.x, shot.y, shot.reach * 0.4, shot.opens, 0.45),
  ...flower(shot, index),
  ...embers(shot, index),
];

export const fireworks: Animation = {
  fps: 60,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 0.8),
    ...cannon(252, -17, 0.08),
    ...cannon(388, 15, 0.16),
    ...cannon(320, 0, 0.02),
    ...SHOTS.flatMap(({ fired }, index) => [
      flash(320 + (index - 1) * 40, 262, 190, fired, 0.3),
      ...sparks(
        {
          seed: 70 + index,
          count: 6,
          x: 320 + (index - 1) * 40,
          y: 270,
          from: fired,
          life: 0.9,
          angle: [-130, -50],
          speed: [30, 120],
          size: [46, 90],
          gravity: -40,
        },
        PUFF,
      ),
    ]),
    ...SHOTS.flatMap(rocket),
    ...SHOTS.flatMap(burst),
    glint(140, 70, 60, 1.5, 0.5),
    glint(520, 132, 70, 1.8, 0.5),
    glint(300, 60, 80, 2.15, 0.55),
    glint(404, 176, 50, 2.35, 0.5),
  ],
};
