import { arc, circle, ellipse, fill, line, rect } from '#tools/assets/gifts/draw/shapes.ts';
import { flash, glint, halo, ring, shadow } from '#tools/assets/gifts/effects/light.ts';
import { sparks } from '#tools/assets/gifts/effects/particles.ts';
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

const SECONDS = 1.8;
const BLOW = 0.62;
const SECOND_BLOW = 0.98;

const BODY = [
  line('deep', 3.4, 'M20 18V11H28'),
  line('bronze', 3.4, 'M28 11C33 6 38 7 44 3'),
  fill('base', circle(25, 36, 16)),
  fill('base', 'M14 24C17 21 20 20 24 20H40L56 13V28C56 32 53 34 49 34H30Z'),
  fill('deep', 'M11 43C13 49 18 52 25 52C34 52 41 45 41 36V34H38C38 42 33 47 25 47C19 47 14 46 11 43Z'),
  fill('deep', 'M41 34H49C53 34 56 32 56 28V25C54 29 51 30 47 30H40Z'),
  fill('light', 'M14 24C17 21 20 20 24 20H40L56 13V17L41 24H24C19 24 15 27 12 31C12 28 13 26 14 24Z'),
  fill('ink', rect(34, 20.4, 7, 3.6, 1)),
  fill('deep', circle(25, 36, 9.6)),
  fill('brown', circle(25, 36, 8)),
  fill('bronze', ellipse(25, 38, 7, 5)),
];

/** The pea runs round inside while the whistle blows. */
const pea: Layer = drawing([fill('light', circle(0, 0, 3)), fill('white', circle(-0.8, -0.9, 1.1))], (at) => {
  const turn = (at < BLOW ? 0 : Math.min(at - BLOW, 0.8)) * 22;
  return { x: 25 + Math.cos(turn + 1.6) * 4.4, y: 36 + Math.sin(turn + 1.6) * 4.4 };
});

const sound = (from: number, reach: number, width: number): Layer =>
  drawing([line('bright', width, arc(0, 0, reach, reach, -34, 34))], (at) => {
    const progress = (at - from) / 0.5;
    return progress < 0 || progress > 1
      ? null
      : { x: 372, y: 140, turn: -24, scale: 0.5 + 0.75 * easeOut(progress), alpha: 1 - progress ** 2 };
  });

const blowing = (at: number): number => tremble(at, BLOW, 0.3, 24) + tremble(at, SECOND_BLOW, 0.5, 24);

/** Hops in, inhales, blows twice, settles and leaves. */
const hero = within(
  (at) => ({
    x: 320,
    y: tween(at, 0, 0.38, 250, 184, overshoot) - 7 * pulse(at, BLOW - 0.2, 0.2),
    turn: tween(at, 0, 0.4, -38, -8, overshoot) - 9 * pulse(at, BLOW - 0.22, 0.26) + 4 * blowing(at),
    scale: 2.7 * tween(at, 0, 0.36, 0.2, 1, overshoot) * leave(at, SECONDS),
    scaleX: 1 + 0.07 * pulse(at, BLOW, 0.2) + 0.07 * pulse(at, SECOND_BLOW, 0.24),
    scaleY: 1 - 0.06 * pulse(at, BLOW - 0.2, 0.22) + 0.05 * pulse(at, BLOW, 0.2),
  }),
  within(() => ({ x: -32, y: -33 }), [drawing(BODY, () => ({})), pea]),
);

export const whistle: Animation = {
  fps: 60,
  seconds: SECONDS,
  layers: [
    halo(320, 180, 330, 0.05, SECONDS - 0.05, 0.75),
    shadow(318, 262, 150, (at) => 0.8 * visible(at, 0.1, SECONDS, 0.3, 0.25)),
    ring(372, 140, 120, BLOW, 0.55),
    ring(372, 140, 140, SECOND_BLOW, 0.6),
    ...hero,
    sound(BLOW, 46, 7),
    sound(BLOW + 0.09, 66, 6),
    sound(SECOND_BLOW, 46, 7),
    sound(SECOND_BLOW + 0.09, 66, 6),
    sound(SECOND_BLOW + 0.18, 88, 5),
    flash(374, 138, 130, BLOW, 0.25),
    flash(374, 138, 150, SECOND_BLOW, 0.3),
    ...sparks({
      seed: 3,
      count: 16,
      x: 374,
      y: 138,
      from: BLOW,
      spread: 0.5,
      life: 0.7,
      angle: [-75, 30],
      speed: [90, 260],
      drag: 0.2,
      size: [14, 34],
    }),
    glint(286, 150, 64, 0.42, 0.45),
    glint(352, 128, 46, 1.15, 0.45),
  ],
};
