import { arc, circle, fill, line, star } from '#tools/assets/gifts/draw/shapes.ts';
import { BEAM, GLOW } from '#tools/assets/gifts/draw/soft.ts';
import { chalk, onPitch, PITCH } from '#tools/assets/gifts/effects/court.ts';
import { dusk, flash, glint, halo, ring, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks, streaks } from '#tools/assets/gifts/effects/particles.ts';
import { dice } from '#tools/assets/gifts/motion/dice.ts';
import { easeIn, easeOut, leave, overshoot, pulse, tween, visible } from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, imageLayer, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 4.2;
const END = SECONDS - 0.1;
const CREST = 1.5;

/** Three tiers of stands around the far side of the pitch; the front one is the lowest. */
const TIERS = [
  { y: 214, width: 352, height: 96 },
  { y: 196, width: 396, height: 128 },
  { y: 176, width: 444, height: 160 },
] as const;

const stand = (tier: (typeof TIERS)[number], index: number): Layer =>
  drawing(
    [
      line('ink', 30, arc(0, 0, tier.width, tier.height, 188, 352), 0.92),
      line('bronze', 2, arc(0, 14, tier.width, tier.height, 188, 352), 0.8),
      line('brown', 3, arc(0, -14, tier.width, tier.height, 188, 352)),
    ],
    (at) => ({
      x: 320,
      y:
        tier.y +
        tween(at, 0.1 + index * 0.1, 0.7 + index * 0.1, 210, 0, overshoot) +
        tween(at, SECONDS - 0.4, SECONDS, 0, 260, easeIn),
    }),
  );

/** Phone lights in the stands: they turn on one by one, and a wave runs around. */
function lights(): readonly Layer[] {
  const roll = dice(77);
  return Array.from({ length: 96 }, (_, index) => {
    const tier = TIERS[index % TIERS.length] ?? TIERS[0];
    const share = roll(0, 1);
    const angle = ((192 + share * 156) * Math.PI) / 180;
    const position = {
      x: 320 + Math.cos(angle) * tier.width,
      y: tier.y + Math.sin(angle) * tier.height + roll(-9, 9),
    };
    const from = 0.75 + roll(0, 0.7);
    const size = roll(13, 22);
    return imageLayer(GLOW, (at) => {
      if (at < from || at > END) return null;
      const lift = pulse(at, 1.7 + share * 0.8, 0.4) + pulse(at, 2.75 + share * 0.7, 0.4);
      return {
        x: position.x,
        y: position.y - 15 * lift,
        scale: ((size + 20 * lift) * tween(at, from, from + 0.2, 0.2, 1, overshoot)) / GLOW.width,
        alpha: (0.62 + 0.38 * lift) * visible(at, from, END, 0.1, 0.35),
      };
    });
  });
}

const SHIELD =
  'M0 -74C22 -60 44 -58 62 -60V6C62 40 36 62 0 80C-36 62 -62 40 -62 6V-60C-44 -58 -22 -60 0 -74Z';

const BADGE = [
  fill(
    'brown',
    'M0 -84C24 -68 48 -66 70 -69V8C70 46 40 70 0 90C-40 70 -70 46 -70 8V-69C-48 -66 -24 -68 0 -84Z',
  ),
  fill(
    'bright',
    'M0 -80C24 -65 47 -63 66 -65V7C66 43 38 66 0 85C-38 66 -66 43 -66 7V-65C-47 -63 -24 -65 0 -80Z',
  ),
  fill('base', SHIELD),
  fill('deep', 'M0 -74C22 -60 44 -58 62 -60V6C62 40 36 62 0 80Z'),
  line('white', 11, 'M-28 -30V34H34'),
  line('white', 9, 'M-28 -2C-8 -2 8 14 8 34'),
  fill('white', circle(24, -24, 13)),
  fill('brown', star(24, -24, 7)),
];

const badge = within(
  (at) => ({
    x: 320,
    y: tween(at, CREST - 0.35, CREST + 0.15, 300, 138, overshoot) + 4 * Math.sin(at * 3),
    scale: 1.06 * tween(at, CREST - 0.35, CREST + 0.1, 0.1, 1, overshoot) * leave(at, END),
    scaleX: at < CREST + 0.2 ? Math.cos((1 - easeOut((at - CREST + 0.35) / 0.55)) * 6.28) || 0.05 : 1,
  }),
  [
    drawing(BADGE, (at) => (at < CREST - 0.35 ? null : {})),
    sheen(SHIELD, -120, 120, 180, CREST + 0.4, 0.6),
    sheen(SHIELD, -120, 120, 180, CREST + 1.5, 0.6),
  ],
);

const searchlight = (x: number, from: number, to: number): Layer =>
  imageLayer(BEAM, (at) => {
    const turn = tween(at, 0.8, 3.6, from, to) + 5 * Math.sin(at * 2.4 + x);
    const angle = (turn * Math.PI) / 180;
    return {
      x: x + Math.cos(angle) * 230,
      y: 352 + Math.sin(angle) * 230,
      turn,
      scaleX: 460 / BEAM.width,
      scaleY: 2,
      alpha: 0.65 * visible(at, 0.7, END - 0.2, 0.4, 0.4),
    };
  });

const [middleX, middleY] = onPitch(0, 26);

export const homeNight: Animation = {
  fps: 30,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 1),
    searchlight(40, -70, -28),
    searchlight(600, -110, -152),
    searchlight(200, -110, -64),
    searchlight(440, -70, -116),
    ...[...TIERS].reverse().map((tier, index) => stand(tier, index)),
    chalk(PITCH.near, 0.6, END, { draw: 0.6 }),
    chalk(PITCH.left, 0.8, END),
    chalk(PITCH.right, 0.8, END),
    chalk(PITCH.half, 0.9, END),
    chalk(PITCH.far, 1, END),
    chalk(PITCH.circle, 1, END),
    ...lights(),
    halo(320, 140, 460, CREST - 0.2, END, 1),
    streaks(
      {
        seed: 91,
        count: 24,
        x: 150,
        y: 66,
        from: 2,
        life: 1.2,
        speed: [210, 260],
        gravity: 90,
        drag: 0.045,
        size: [1, 1],
      },
      3,
    ),
    streaks(
      {
        seed: 92,
        count: 24,
        x: 494,
        y: 58,
        from: 2.4,
        life: 1.2,
        speed: [220, 270],
        gravity: 90,
        drag: 0.045,
        size: [1, 1],
      },
      3,
    ),
    flash(150, 66, 200, 2, 0.35),
    flash(494, 58, 200, 2.4, 0.35),
    ...badge,
    flash(320, 140, 460, CREST + 0.05, 0.45),
    ring(middleX, middleY, 300, CREST + 0.1, 0.8, 0.3),
    ...sparks({
      seed: 33,
      count: 20,
      x: 320,
      y: 150,
      from: CREST + 0.05,
      life: 1,
      speed: [160, 430],
      gravity: 160,
      drag: 0.12,
      size: [14, 30],
    }),
    ...confetti({
      seed: 34,
      count: 36,
      x: 320,
      y: -6,
      from: CREST + 0.4,
      spread: 1.4,
      life: 2,
      angle: [5, 175],
      speed: [120, 560],
      gravity: 120,
      drag: 0.12,
      size: [9, 16],
    }),
    glint(268, 90, 90, CREST + 0.5, 0.5),
    glint(380, 168, 80, CREST + 1, 0.5),
  ],
};
