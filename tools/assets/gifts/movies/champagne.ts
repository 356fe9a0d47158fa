import { circle, fill, line, rect, star } from '#tools/assets/gifts/draw/shapes.ts';
import { PUFF } from '#tools/assets/gifts/draw/soft.ts';
import { dusk, flash, glint, halo, ring, shadow, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks, streaks } from '#tools/assets/gifts/effects/particles.ts';
import {
  easeIn,
  easeOut,
  leave,
  overshoot,
  pulse,
  tremble,
  tween,
  visible,
} from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 3;
const POP = 0.95;
const GLASS =
  'M-13 -96H13V-62C13 -42 40 -34 40 -2V84C40 91 36 95 30 95H-30C-36 95 -40 91 -40 84V-2C-40 -34 -13 -42 -13 -62Z';

const BOTTLE = [
  fill('brown', GLASS),
  fill(
    'ink',
    'M6 -96H13V-62C13 -42 40 -34 40 -2V84C40 91 36 95 30 95H14C24 60 28 0 12 -30C6 -44 6 -70 6 -96Z',
  ),
  fill('bronze', 'M-30 -4C-28 -26 -14 -34 -8 -50C-10 -20 -22 0 -22 30V84H-32V4Z'),
  fill('base', 'M-15 -100H15V-58C15 -54 -15 -54 -15 -58Z'),
  fill('light', 'M-15 -100H-5V-55C-10 -55 -15 -56 -15 -58Z'),
  fill('deep', 'M7 -100H15V-58C15 -56 11 -55 7 -55Z'),
  fill('bright', rect(-17, -104, 34, 9, 4)),
  fill('bright', rect(-40, 10, 80, 50, 3)),
  fill('base', 'M18 10H37C39 10 40 11 40 13V57C40 59 39 60 37 60H18Z'),
  line('bronze', 2, 'M-36 16H36M-36 54H36'),
  fill('brown', star(0, 35, 15)),
];

const CORK = [
  fill('bright', 'M-10 -4C-12 -14 -6 -18 0 -18C6 -18 12 -14 10 -4Z'),
  fill('light', rect(-8, -6, 16, 18, 3)),
  fill('deep', rect(2, -6, 6, 18, 2)),
];

/** Shakes harder and harder until the cork pops; then the bottle leans back under its jet. */
const pose = (at: number) => ({
  x: 320 + 9 * Math.sin(at * 70) * pulse(at, 0.42, 0.56) + 2.5 * tremble(at, POP, 1.2, 16),
  y: tween(at, 0, 0.42, 470, 222, overshoot) - 8 * pulse(at, 0.42, 0.5) + 16 * pulse(at, POP, 0.2),
  turn:
    tween(at, 0.1, 0.45, -18, 0, overshoot) +
    7 * Math.sin(at * 52) * pulse(at, 0.45, 0.5) +
    tween(at, POP, POP + 0.4, 0, 14, overshoot),
  scaleX: 1 + 0.05 * pulse(at, POP, 0.2),
  scaleY: 1 - 0.09 * pulse(at, POP - 0.12, 0.14) + 0.06 * pulse(at, POP, 0.2),
  scale: 1.06 * leave(at, SECONDS),
});

const bottle = within(pose, [drawing(BOTTLE, () => ({})), sheen(GLASS, -90, 90, 210, 1.45, 0.6)]);

const cork: Layer = drawing(CORK, (at) => {
  if (at < POP) {
    const { x, y, turn, scale } = pose(at);
    return { x: x + turn * 1.9, y: y - 112 * scale, turn, scale };
  }
  const age = at - POP;
  return age > 1.3
    ? null
    : { x: 330 + 150 * age, y: 104 - 420 * age + 360 * age * age, turn: age * 640, scale: 1.15 };
});

const spray = { x: 349, y: 112, gravity: 620, drag: 0.35 } as const;

export const champagne: Animation = {
  fps: 60,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 0.65),
    halo(320, 190, 480, 0.2, SECONDS - 0.05, 0.9),
    shadow(318, 326, 130, (at) => 0.9 * visible(at, 0.15, SECONDS, 0.3, 0.2)),
    ...sparks(
      {
        ...spray,
        seed: 80,
        count: 14,
        from: POP,
        spread: 1,
        life: 0.9,
        angle: [-112, -38],
        speed: [120, 330],
        size: [44, 96],
      },
      PUFF,
    ),
    streaks(
      {
        ...spray,
        seed: 81,
        count: 46,
        from: POP,
        spread: 0.95,
        life: 1.15,
        angle: [-104, -46],
        speed: [320, 640],
        size: [1, 1],
      },
      4.4,
    ),
    ...bottle,
    cork,
    ...sparks({
      ...spray,
      seed: 82,
      count: 22,
      from: POP,
      spread: 0.8,
      life: 1,
      angle: [-130, -20],
      speed: [160, 480],
      size: [14, 34],
    }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
      drawing([line('light', 2, circle(0, 0, 7)), fill('white', circle(-2.4, -2.6, 1.6))], (at) => {
        const age = at - POP - 0.3 - index * 0.11;
        if (age < 0 || age > 1.2) return null;
        return {
          x: 240 + index * 27 + Math.sin(age * 6 + index) * 8,
          y: 270 - 150 * easeOut(age / 1.2),
          scale: 0.6 + (index % 3) * 0.35,
          alpha: 1 - easeIn(age / 1.2),
        };
      }),
    ),
    flash(334, 108, 320, POP, 0.32),
    ring(334, 108, 150, POP, 0.5),
    ring(334, 108, 220, POP + 0.1, 0.6),
    ...confetti({
      seed: 84,
      count: 30,
      x: 345,
      y: 110,
      from: POP + 0.05,
      spread: 0.7,
      life: 1.6,
      angle: [-140, -25],
      speed: [260, 640],
      gravity: 420,
      drag: 0.18,
      size: [9, 16],
    }),
    glint(290, 180, 80, 1.5, 0.5),
    glint(372, 240, 70, 1.9, 0.5),
    glint(440, 90, 80, 2.1, 0.5),
  ],
};
