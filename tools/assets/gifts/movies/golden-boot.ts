import { ellipse, fill, line, rect, star } from '#tools/assets/gifts/draw/shapes.ts';
import { dusk, flash, glint, halo, rays, ring, shadow, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks } from '#tools/assets/gifts/effects/particles.ts';
import type { Shape } from '#tools/assets/gifts/file/svga-file.ts';
import { easeOut, leave, overshoot, pulse, tween, visible } from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 2.8;
const SET = 1.15;
const UPPER =
  'M-52 -50C-42 -56 -24 -56 -14 -52C-10 -32 4 -16 28 -8C52 0 74 2 78 28H-62C-66 2 -64 -24 -52 -50Z';

const BOOT = [
  fill(
    'bronze',
    'M-58 38L-54 50H-45L-43 38ZM-32 38L-29 50H-20L-18 38ZM10 38L12 50H21L24 38ZM42 38L44 50H53L56 38Z',
  ),
  fill('deep', 'M-63 28H77C81 28 82 32 81 35C80 39 77 41 72 41H-58C-63 41 -65 37 -65 34Z'),
  fill('base', UPPER),
  fill('deep', 'M-62 28C-65 10 -64 -8 -60 -22C-50 2 -30 12 -6 14C22 16 54 10 75 16C77 20 78 23 78 28Z'),
  fill('light', 'M-52 -50C-42 -56 -24 -56 -14 -52L-12 -44C-24 -48 -42 -47 -56 -40Z'),
  fill('light', 'M-46 -36C-40 -14 -26 0 -6 4C-30 6 -50 -8 -46 -36ZM40 -3C56 3 70 7 75 18C64 10 52 6 36 4Z'),
  line('brown', 3.6, 'M-8 -30L10 -38M2 -19L20 -29M14 -10L32 -20'),
  fill('white', star(20, 14, 8)),
];

const PLINTH = [
  fill('ink', 'M-84 66L-70 22H70L84 66Z'),
  fill('brown', 'M-70 22H70L72 30H-72Z'),
  fill('bronze', ellipse(0, 22, 70, 9)),
  fill('base', rect(-34, 38, 68, 18, 4)),
  fill('bronze', rect(-24, 45, 48, 4, 2)),
];

const leaf = (tone: 'base' | 'light'): readonly Shape[] => [
  fill(tone, 'M0 0C10 -14 30 -16 42 -4C30 6 12 8 0 0Z'),
  line('bronze', 1.8, 'M4 -1L34 -4'),
];

/** Laurel that grows leaf by leaf from the plinth, left and right. */
const laurel: readonly Layer[] = [-1, 1].flatMap((side) =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = 68 - index * 19;
    const radians = (angle * Math.PI) / 180;
    return drawing(leaf(index % 2 === 0 ? 'base' : 'light'), (at) => {
      const from = 0.95 + index * 0.07;
      if (at < from) return null;
      return {
        x: 320 + side * (48 + Math.cos(radians) * 100),
        y: 176 + Math.sin(radians) * 106,
        turn: side * (angle - 118) + (side < 0 ? 180 : 0) + 3 * Math.sin(at * 4 + index),
        scale: tween(at, from, from + 0.35, 0.05, 0.92, overshoot) * leave(at, SECONDS - index * 0.012),
        scaleY: side,
      };
    });
  }),
);

/** Spins down like a coin until it shows its side. */
const turning = (at: number): number => Math.cos(9.42 * 2 * (1 - easeOut(at / SET))) || 0.05;

const statue = within(
  (at) => ({
    x: 316,
    y: tween(at, 0, 0.55, -120, 158, overshoot) - 22 * pulse(at, 0.5, SET - 0.4),
    scaleX: at < SET ? turning(at) : 1,
    scale: 1.28 * leave(at, SECONDS),
    turn: -7 + 3 * pulse(at, SET, 0.3),
  }),
  [drawing(BOOT, () => ({})), sheen(UPPER, -120, 120, 150, SET + 0.25, 0.55)],
);

export const goldenBoot: Animation = {
  fps: 60,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 0.6),
    ...rays(320, 160, 270, 0.5, SECONDS - 0.05, 14),
    halo(320, 165, 480, 0.3, SECONDS - 0.05, 1),
    shadow(320, 306, 230, (at) => 0.8 * visible(at, 0.1, SECONDS, 0.3, 0.2)),
    drawing(PLINTH, (at) => ({
      x: 320,
      y: tween(at, 0, 0.45, 420, 238, overshoot),
      scale: leave(at, SECONDS),
    })),
    ...laurel,
    ...statue,
    ring(320, 262, 240, SET, 0.7, 0.24),
    flash(320, 200, 380, SET, 0.4),
    ...sparks({
      seed: 17,
      count: 22,
      x: 320,
      y: 214,
      from: SET,
      life: 0.9,
      angle: [-175, -5],
      speed: [160, 460],
      gravity: 380,
      drag: 0.2,
      size: [12, 28],
    }),
    ...confetti({
      seed: 23,
      count: 24,
      x: 320,
      y: 120,
      from: SET + 0.05,
      spread: 0.3,
      life: 1.5,
      angle: [-165, -15],
      speed: [250, 620],
      gravity: 360,
      drag: 0.16,
      size: [10, 18],
    }),
    glint(262, 92, 90, SET + 0.3, 0.5),
    glint(402, 170, 80, SET + 0.65, 0.5),
    glint(330, 130, 60, SET + 1, 0.45),
  ],
};
