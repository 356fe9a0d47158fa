import { circle, fill, line } from '#tools/assets/gifts/draw/shapes.ts';
import { GLOW, PUFF } from '#tools/assets/gifts/draw/soft.ts';
import { chalk } from '#tools/assets/gifts/effects/court.ts';
import { flash, glint, halo, ring, shadow } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks } from '#tools/assets/gifts/effects/particles.ts';
import {
  easeIn,
  easeInOut,
  easeOut,
  leave,
  overshoot,
  pulse,
  tween,
  visible,
} from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, imageLayer, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 2.4;
const KICK = 0.82;
const GOAL = 1.5;

const BOOT = [
  fill(
    'brown',
    'M-66 46L-62 60H-52L-50 46ZM-34 46L-31 60H-21L-18 46ZM10 46L12 60H22L26 46ZM44 46L46 60H56L60 46Z',
  ),
  fill('bronze', 'M-72 34H84C88 34 89 38 88 42C87 47 83 50 78 50H-68C-73 50 -75 46 -75 42Z'),
  fill(
    'base',
    'M-62 -54C-50 -60 -32 -60 -20 -56C-16 -34 -2 -16 26 -8C54 0 82 4 86 34H-72C-76 4 -74 -28 -62 -54Z',
  ),
  fill('deep', 'M-72 34C-75 14 -74 -8 -70 -26C-60 0 -36 14 -8 16C22 18 60 12 82 18C85 23 86 28 86 34Z'),
  fill('light', 'M-62 -54C-50 -60 -32 -60 -20 -56L-18 -46C-32 -50 -52 -50 -66 -44Z'),
  fill('light', 'M44 -2C62 4 78 10 83 22C72 14 58 8 40 6Z'),
  fill(
    'white',
    'M-44 30C-36 10 -26 -2 -12 -12L-2 -6C-14 4 -24 16 -30 30ZM-20 30C-14 16 -4 4 8 -2L18 2C8 10 0 18 -6 30Z',
    0.9,
  ),
  line('ink', 4.5, 'M-14 -34L6 -44M-4 -22L18 -34M10 -12L32 -24M26 -6L46 -17'),
];

const BALL = [
  fill('light', circle(0, 0, 27)),
  fill('base', 'M-24 12C-18 26 -4 30 10 25C20 21 27 12 27 0C20 14 -6 22 -24 12Z'),
  fill('brown', 'M0 -10L10 -3L6 9H-6L-10 -3Z'),
  line('brown', 2.6, 'M0 -10V-25M10 -3L25 -8M6 9L15 22M-6 9L-15 22M-10 -3L-25 -8'),
  fill(
    'brown',
    'M-9 -25C-3 -28 3 -28 9 -25L0 -18ZM25 -11C27 -5 27 1 25 7L19 -5ZM-25 -11C-27 -5 -27 1 -25 7L-19 -5Z',
  ),
];

const positionAt = (at: number) => {
  const progress = easeOut((at - KICK) / (GOAL - KICK));
  return {
    x: 376 + 178 * progress,
    y: 240 - 168 * progress + 26 * Math.sin(progress * Math.PI),
    scale: 1 + 0.75 * progress,
  };
};

const ball: Layer = drawing(BALL, (at) => {
  if (at > GOAL + 0.08) return null;
  const drop = tween(at, 0.1, 0.5, -120, 0, (share) =>
    share < 0.6 ? (share / 0.6) ** 2 : 1 - 0.24 * Math.sin(((share - 0.6) / 0.4) * Math.PI),
  );
  const { x, y, scale } = at < KICK ? { x: 376, y: 240 + drop, scale: 1 } : positionAt(at);
  return {
    x,
    y,
    scale,
    turn: at < KICK ? 0 : (at - KICK) * 900,
    alpha: visible(at, 0.1, GOAL + 0.08, 0.1, 0.08),
  };
});

const trail: readonly Layer[] = Array.from({ length: 9 }, (_, index) =>
  imageLayer(GLOW, (at) => {
    const then = at - 0.028 * (index + 1);
    if (then < KICK || at > GOAL + 0.2) return null;
    const { x, y, scale } = positionAt(Math.min(then, GOAL));
    return { x, y, scale: (scale * (62 - index * 4)) / GLOW.width, alpha: 0.6 - index * 0.06 };
  }),
);

/** Steps in, swings far back, strikes, follows through, comes to rest. */
const swing = (at: number): number =>
  tween(at, 0.42, 0.7, 0, 44, easeInOut) +
  tween(at, 0.7, KICK + 0.1, 0, -84, easeIn) +
  tween(at, KICK + 0.16, KICK + 0.75, 0, 40, overshoot);

const hero = within(
  (at) => ({
    x:
      tween(at, 0, 0.42, -90, 270, overshoot) +
      tween(at, 0.42, 0.7, 0, -36) +
      tween(at, 0.7, KICK + 0.06, 0, 44, easeIn),
    y: 116 - 10 * pulse(at, 0.15, 0.3),
    turn: swing(at),
    scale: leave(at, SECONDS),
  }),
  [
    drawing(BOOT, (at) => ({
      y: 84,
      scaleX: 1 + 0.08 * pulse(at, KICK - 0.06, 0.14),
      scale: 1.05,
    })),
  ],
);

export const boot: Animation = {
  fps: 60,
  seconds: SECONDS,
  layers: [
    halo(300, 190, 420, 0.05, SECONDS - 0.05, 0.7),
    chalk(
      [
        [96, 272],
        [250, 272],
        [400, 272],
        [560, 272],
      ],
      0.05,
      SECONDS,
      { width: 3 },
    ),
    chalk(
      Array.from(
        { length: 16 },
        (_, step) =>
          [376 - 70 * Math.cos((step * Math.PI) / 15), 272 - 18 * Math.sin((step * Math.PI) / 15)] as const,
      ),
      0.2,
      SECONDS,
      { width: 2.4 },
    ),
    shadow(264, 272, 170, (at) => 0.8 * visible(at, 0.1, SECONDS, 0.3, 0.3)),
    ...trail,
    ball,
    ...hero,
    ring(376, 240, 90, KICK, 0.45),
    flash(372, 242, 190, KICK, 0.28),
    ...sparks(
      {
        seed: 5,
        count: 12,
        x: 366,
        y: 266,
        from: KICK,
        spread: 0.08,
        life: 0.7,
        angle: [-150, -20],
        speed: [80, 300],
        gravity: 600,
        size: [20, 46],
      },
      PUFF,
    ),
    ...confetti({
      seed: 9,
      count: 12,
      x: 366,
      y: 264,
      from: KICK,
      spread: 0.05,
      life: 0.8,
      angle: [-140, -15],
      speed: [120, 360],
      gravity: 900,
      size: [5, 9],
    }),
    ring(554, 72, 120, GOAL, 0.6),
    flash(554, 72, 300, GOAL, 0.5),
    ...sparks({
      seed: 15,
      count: 22,
      x: 554,
      y: 72,
      from: GOAL,
      life: 0.8,
      speed: [90, 330],
      gravity: 180,
      drag: 0.12,
      size: [12, 26],
    }),
    glint(308, 150, 60, 1.7, 0.5),
    glint(230, 232, 44, 1.9, 0.4),
  ],
};
