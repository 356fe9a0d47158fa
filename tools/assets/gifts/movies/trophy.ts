import { ellipse, fill, line, rect, star } from '#tools/assets/gifts/draw/shapes.ts';
import { dusk, flash, glint, halo, rays, ring, shadow, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks } from '#tools/assets/gifts/effects/particles.ts';
import { easeIn, leave, overshoot, pulse, spring, tween, visible } from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 2.8;
const LAND = 0.5;

const BOWL = 'M-58 -92H58C58 -40 42 -4 12 8H-12C-42 -4 -58 -40 -58 -92Z';

const CUP = [
  line('deep', 13, 'M-54 -74C-92 -82 -104 -40 -74 -20C-64 -12 -52 -8 -40 -6'),
  line('deep', 13, 'M54 -74C92 -82 104 -40 74 -20C64 -12 52 -8 40 -6'),
  line('bright', 5, 'M-56 -77C-88 -82 -98 -46 -74 -26'),
  line('bronze', 5, 'M57 -71C86 -76 96 -44 72 -25'),
  fill('bronze', 'M-9 4H9L13 44H-13Z'),
  fill('deep', 'M-9 4H1V44H-13Z'),
  fill('deep', ellipse(0, 26, 17, 6)),
  fill('bright', ellipse(-3, 24.5, 11, 3)),
  fill('base', BOWL),
  fill('deep', 'M20 -92H58C58 -40 42 -4 12 8H0C22 -8 32 -40 20 -92Z'),
  fill('bronze', 'M44 -92H58C58 -40 42 -4 12 8H6C32 -10 46 -46 44 -92Z'),
  fill('light', 'M-48 -86H-28C-30 -46 -22 -16 -8 2C-34 -12 -48 -44 -48 -86Z'),
  fill('bright', ellipse(0, -92, 60, 11)),
  fill('brown', ellipse(0, -91, 50, 7.4)),
  fill('bronze', ellipse(0, -88.6, 44, 4.4)),
  fill('brown', 'M-34 58L-27 42H27L34 58Z'),
  fill('ink', rect(-46, 56, 92, 30, 5)),
  fill('brown', rect(-46, 56, 92, 10, 4)),
  fill('base', rect(-20, 68, 40, 11, 2.5)),
  fill('white', star(0, -46, 25)),
  fill('bright', 'M0 -71L0 -35L-15 -26L-9 -43L-24 -54L-6 -54Z'),
];

/** Stars that circle the cup, large in front and small behind. */
const orbit = (index: number, front: boolean): Layer =>
  drawing([fill(index % 2 === 0 ? 'bright' : 'white', star(0, 0, 11))], (at) => {
    const angle = at * 3.4 + (index * Math.PI * 2) / 6;
    const near = Math.sin(angle);
    if (at < LAND || near > 0 !== front) return null;
    const reach = tween(at, LAND, LAND + 0.7, 20, 138, overshoot);
    return {
      x: 320 + Math.cos(angle) * reach,
      y: 196 + near * 26,
      turn: at * 120,
      scale: 0.85 + near * 0.4,
      alpha: visible(at, LAND, SECONDS - 0.15, 0.2, 0.35) * (0.75 + 0.25 * near),
    };
  });

/** Falls, lands with weight, is raised by the crowd and stays. */
const hero = within(
  (at) => ({
    x: 320,
    y: tween(at, 0.05, LAND, -140, 202, easeIn) - 26 * pulse(at, LAND + 0.12, 0.5),
    scaleY: 1 - 0.16 * pulse(at, LAND, 0.16) + 0.06 * pulse(at, LAND + 0.14, 0.3),
    scaleX: 1 + 0.12 * pulse(at, LAND, 0.16) - 0.04 * pulse(at, LAND + 0.14, 0.3),
    turn: 5 * (spring((at - LAND) / 1.4) - 1) * (at > LAND ? 1 : 0),
    scale: 1.16 * leave(at, SECONDS),
  }),
  [drawing(CUP, () => ({})), sheen(BOWL, -110, 110, 260, 1.05, 0.6)],
);

export const trophy: Animation = {
  fps: 60,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 0.55),
    ...rays(320, 178, 250, LAND + 0.05, SECONDS - 0.05, 14),
    halo(320, 180, 460, LAND, SECONDS - 0.05, 1),
    shadow(
      320,
      300,
      190,
      (at) => tween(at, 0.1, LAND, 0.1, 0.9, easeIn) * visible(at, 0, SECONDS, 0.1, 0.25),
    ),
    ring(320, 300, 210, LAND, 0.6, 0.24),
    ring(320, 300, 290, LAND + 0.12, 0.75, 0.24),
    ...[0, 1, 2, 3, 4, 5].map((index) => orbit(index, false)),
    ...hero,
    ...[0, 1, 2, 3, 4, 5].map((index) => orbit(index, true)),
    flash(320, 290, 330, LAND, 0.35),
    ...sparks({
      seed: 4,
      count: 18,
      x: 320,
      y: 298,
      from: LAND,
      life: 0.7,
      angle: [-170, -10],
      speed: [120, 380],
      gravity: 520,
      drag: 0.3,
      size: [10, 24],
    }),
    ...confetti({
      seed: 31,
      count: 34,
      x: 320,
      y: 120,
      from: LAND + 0.15,
      spread: 0.35,
      life: 1.9,
      angle: [-170, -10],
      speed: [250, 640],
      gravity: 330,
      drag: 0.18,
      size: [10, 18],
    }),
    glint(272, 104, 90, 1.15, 0.5),
    glint(372, 132, 70, 1.5, 0.5),
    glint(318, 160, 60, 1.9, 0.5),
  ],
};
