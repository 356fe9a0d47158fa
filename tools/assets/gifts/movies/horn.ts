import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arc, circle, ellipse, fill, line, rect } from '#tools/assets/gifts/draw/shapes.ts';
import { flash, glint, halo, ring, shadow, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks } from '#tools/assets/gifts/effects/particles.ts';
import {
  easeOut,
  leave,
  overshoot,
  pulse,
  tremble,
  tween,
  visible,
} from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 2.2;
const BLAST = 0.66;
const BLAST_LENGTH = 0.95;

const CONE = 'M-58 -18L52 -66C60 -40 60 40 52 66L-58 18Z';

const HORN = [
  fill('bronze', 'M-34 18L-4 30L-12 62C-14 68 -20 70 -26 68L-34 65C-39 63 -41 58 -39 53Z'),
  fill('deep', 'M-34 18L-16 25L-27 66L-34 65C-39 63 -41 58 -39 53Z'),
  fill('base', CONE),
  fill('light', 'M-58 -18L52 -66C55 -58 57 -48 58 -38L-58 -6Z'),
  fill('deep', 'M-58 18L52 66C55 58 57 50 58 42L-58 8Z'),
  fill('bronze', rect(-86, -21, 34, 42, 9)),
  fill('deep', rect(-86, -21, 34, 15, 7)),
  fill('brown', rect(-62, -23, 9, 46, 3)),
  fill('bronze', ellipse(54, 0, 17, 69)),
  fill('bright', ellipse(53, 0, 13, 65)),
  fill('brown', ellipse(54, 0, 10, 56)),
  fill('ink', ellipse(57, 3, 7, 44)),
  fill('deep', circle(55, 0, 10)),
  line('brown', 4, 'M-12 -38L-12 38', 0.55),
  line('brown', 4, 'M22 -52L22 52', 0.55),
];

const wave = (from: number, reach: number): Layer =>
  drawing([line('bright', 8, arc(0, 0, reach * 0.62, reach, -40, 40))], (at) => {
    const progress = (at - from) / 0.6;
    return progress < 0 || progress > 1
      ? null
      : {
          x: 384 + 92 * easeOut(progress),
          y: 158,
          turn: -14,
          scale: 0.35 + 0.75 * easeOut(progress),
          alpha: (1 - progress) ** 0.8,
        };
  });

/** Draws breath, swells with the blast and trembles under it. */
const hero = within(
  (at) => ({
    x: 292 - 10 * pulse(at, BLAST - 0.02, 0.16) + 3 * tremble(at, BLAST, BLAST_LENGTH, 21),
    y: tween(at, 0, 0.42, 260, 178, overshoot) + 3 * tremble(at, BLAST, BLAST_LENGTH, 26),
    turn:
      tween(at, 0, 0.45, 30, -14, overshoot) + 12 * pulse(at, BLAST - 0.24, 0.26) - 5 * pulse(at, BLAST, 0.5),
    scale: 1.18 * tween(at, 0, 0.4, 0.2, 1, overshoot) * leave(at, SECONDS),
    scaleX: 1 - 0.1 * pulse(at, BLAST - 0.22, 0.24) + 0.1 * pulse(at, BLAST, 0.4),
    scaleY: 1 + 0.06 * pulse(at, BLAST - 0.22, 0.24) + 0.1 * pulse(at, BLAST, 0.35),
  }),
  [drawing(HORN, () => ({})), sheen(CONE, -90, 80, 150, 0.36, 0.45)],
);

export const horn: Animation = {
  fps: 60,
  seconds: SECONDS,
  sound: {
    bytes: readFileSync(join(import.meta.dirname, 'horn.mp3')),
    atSeconds: BLAST,
    lengthMs: 1200,
  },
  layers: [
    halo(310, 180, 400, 0.05, SECONDS - 0.05, 0.75),
    shadow(286, 270, 190, (at) => 0.8 * visible(at, 0.1, SECONDS, 0.3, 0.25)),
    ring(382, 160, 170, BLAST, 0.6),
    ring(382, 160, 210, BLAST + 0.4, 0.7),
    ...hero,
    ...[0, 0.14, 0.28, 0.46, 0.62].map((late, index) => wave(BLAST + late, 92 + index * 12)),
    flash(386, 156, 220, BLAST, 0.35),
    ...sparks({
      seed: 8,
      count: 14,
      x: 386,
      y: 156,
      from: BLAST,
      spread: 0.35,
      life: 0.8,
      angle: [-50, 22],
      speed: [180, 420],
      drag: 0.15,
      size: [12, 26],
    }),
    ...confetti({
      seed: 21,
      count: 22,
      x: 384,
      y: 158,
      from: BLAST,
      spread: 0.6,
      life: 1.3,
      angle: [-62, 18],
      speed: [280, 760],
      gravity: 420,
      drag: 0.2,
      size: [10, 18],
    }),
    glint(244, 138, 60, 0.42, 0.45),
  ],
};
