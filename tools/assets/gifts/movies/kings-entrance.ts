import { colour, GOLD } from '#tools/assets/gifts/draw/gold.ts';
import { polyline } from '#tools/assets/gifts/draw/path.ts';
import { circle, fill, line, rect, star } from '#tools/assets/gifts/draw/shapes.ts';
import { GLOW } from '#tools/assets/gifts/draw/soft.ts';
import { dusk, flash, glint, halo, rays, ring, shadow, sheen } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks } from '#tools/assets/gifts/effects/particles.ts';
import type { Shape } from '#tools/assets/gifts/file/svga-file.ts';
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
import {
  type Animation,
  drawing,
  imageLayer,
  type Layer,
  moving,
  within,
} from '#tools/assets/gifts/movie.ts';

const SECONDS = 4.4;
const END = SECONDS - 0.1;
const OPEN = 0.55;
const LAND = 1.75;
const CROWN_TOP = 'M-92 52L-112 -34L-58 6L-34 -62L0 -6L34 -62L58 6L112 -34L92 52Z';

const CROWN = [
  line('ink', 12, `${CROWN_TOP}M-93 50L-92 78C-60 90 60 90 92 78L93 50`),
  fill('bronze', 'M-92 40C-60 26 60 26 92 40L92 52H-92Z'),
  fill('base', CROWN_TOP),
  fill('light', 'M-92 52L-112 -34L-58 6L-34 -62L-22 -42L-50 22L-100 -12L-82 52Z'),
  fill('deep', 'M92 52L112 -34L58 6L34 -62L22 -42L46 20L98 -8L78 52Z'),
  fill('deep', 'M-95 48C-60 36 60 36 95 48L92 78C60 90 -60 90 -92 78Z'),
  fill('bright', 'M-95 48C-60 36 60 36 95 48L94 56C60 45 -60 45 -94 56Z'),
  fill('bronze', 'M-92 72C-60 84 60 84 92 72L92 78C60 90 -60 90 -92 78Z'),
  ...[-112, 112].map((x) => fill('bright', circle(x, -38, 9))),
  ...[-34, 34].map((x) => fill('bright', circle(x, -68, 10))),
  ...[-114, 110, -37, 31].map((x, index) => fill('white', circle(x, index < 2 ? -41 : -71, 3.4))),
  fill('white', star(0, 64, 14)),
  ...[-56, 56].map((x) => fill('light', `M${x - 10} 63L${x} 54L${x + 10} 63L${x} 72Z`)),
  ...[-28, 28].map((x) => fill('brown', circle(x, 65, 4))),
];

/** The gate: two leaves that swing open on a room of light. */
const leafOf = (side: number): Layer =>
  drawing(
    [
      fill('brown', rect(0, -150, 92, 250, 4)),
      fill('bronze', rect(5, -145, 82, 240, 3)),
      fill('brown', `${rect(14, -134, 64, 96, 4)}${rect(14, -24, 64, 108, 4)}`),
      line('base', 2.4, `${rect(19, -129, 54, 86, 3)}${rect(19, -19, 54, 98, 3)}`),
      line('bright', 5, 'M46 -106V-70H66M46 -92C56 -92 62 -82 62 -70'),
      fill('bright', circle(80, -32, 5)),
    ],
    (at) => ({
      x: 320 + side * 92,
      y: 204 + tween(at, 0, 0.5, 330, 0, overshoot) + tween(at, SECONDS - 0.45, SECONDS, 0, 380, easeIn),
      scaleX: -side * tween(at, OPEN + 0.1, OPEN + 0.75, 1, 0.14, easeInOut),
      scaleY: 1 + tween(at, OPEN + 0.1, OPEN + 0.75, 0, 0.06),
    }),
  );

const frame: readonly Layer[] = within(
  (at) => ({
    x: 320,
    y: 204 + tween(at, 0, 0.5, 330, 0, overshoot) + tween(at, SECONDS - 0.45, SECONDS, 0, 380, easeIn),
  }),
  [
    drawing(
      [
        fill('night', rect(-94, -152, 188, 254)),
        ...[-1, 1].flatMap((side) => [
          fill('bronze', rect(side * 112 - 18, -150, 36, 252, 3)),
          fill('base', rect(side * 112 - 18, -150, 13, 252, 3)),
          fill('bright', rect(side * 112 - 24, -164, 48, 18, 4)),
          fill('deep', rect(side * 112 - 25, 92, 50, 14, 4)),
        ]),
        fill('deep', 'M-138 -164H138L118 -186H-118Z'),
        fill('bright', 'M-118 -186H118L112 -193H-112Z'),
      ],
      () => ({}),
    ),
  ],
);

/** Light behind the gate, growing through the gap. */
const inside: readonly Layer[] = [
  drawing([fill('bright', rect(-50, -125, 100, 250)), fill('white', rect(-34, -125, 68, 250), 0.8)], (at) =>
    at < OPEN
      ? null
      : {
          x: 320,
          y: 179 + tween(at, SECONDS - 0.45, SECONDS, 0, 380, easeIn),
          scaleX: 1.84 * tween(at, OPEN + 0.05, OPEN + 0.75, 0.02, 1),
          alpha: tween(at, LAND - 0.4, LAND + 0.3, 0.92, 0.4) * visible(at, OPEN, SECONDS, 0.1, 0.1),
        },
  ),
  imageLayer(GLOW, (at) => ({
    x: 320,
    y: 190,
    scale: (620 / GLOW.width) * tween(at, OPEN, OPEN + 0.8, 0.2, 1, easeOut),
    alpha: tween(at, LAND - 0.4, LAND + 0.3, 0.75, 0.35) * visible(at, OPEN, END - 0.15, 0.3, 0.3),
  })),
];

/** The carpet rolls out of the gate towards the viewer, marked like a touchline. */
const carpet: Layer = moving(
  (at) => {
    const progress = tween(at, OPEN + 0.35, OPEN + 1, 0.02, 1, easeInOut);
    const bottom = 304 + 62 * progress;
    const half = 78 + 172 * progress;
    const strip = (from: number, to: number): string =>
      `${polyline([
        [320 + 78 * from, 304],
        [320 + 78 * to, 304],
        [320 + half * to, bottom],
        [320 + half * from, bottom],
      ])} Z`;
    const tone = (name: keyof typeof GOLD, from: number, to: number): Shape => ({
      d: strip(from, to),
      fill: colour(GOLD[name]),
    });
    return [
      tone('brown', -1, 1),
      tone('bronze', -0.9, 0.9),
      tone('bright', -0.84, -0.78),
      tone('bright', 0.78, 0.84),
      tone('deep', -0.3, 0.3),
    ];
  },
  (at) => (at < OPEN + 0.35 ? null : { y: tween(at, SECONDS - 0.45, SECONDS, 0, 120, easeIn) }),
);

/** Standards left and right, unrolling from their poles and waving. */
function standard(side: number, x: number, late: number): readonly Layer[] {
  const cloth = (at: number): readonly Shape[] => {
    const length = 118 * tween(at, late + 0.35, late + 0.8, 0.08, 1, overshoot);
    const sway = (v: number) => Math.sin(v * 3.4 - at * 6) * 7 * v;
    const edge = (u: number) =>
      Array.from({ length: 9 }, (_, step): readonly [number, number] => [
        u + sway(step / 8),
        (length * step) / 8,
      ]);
    const strip = (from: number, to: number, tone: keyof typeof GOLD): Shape => ({
      d: `${polyline([...edge(from), [(from + to) / 2 + sway(1.1), length + (to - from) * 0.34], ...edge(to).reverse()])} Z`,
      fill: colour(GOLD[tone]),
    });
    return [strip(-30, 30, 'base'), strip(-30, -16, 'deep'), strip(16, 30, 'deep'), strip(-7, 7, 'light')];
  };
  return within(
    (at) => ({
      x,
      y:
        116 +
        tween(at, late, late + 0.5, 340, 0, overshoot) +
        tween(at, SECONDS - 0.45, SECONDS, 0, 360, easeIn),
      turn: side * 3,
      scale: 0.95,
    }),
    [
      drawing(
        [line('bronze', 6, 'M0 -18V236'), line('bright', 5, 'M-36 0H36'), fill('bright', star(0, -28, 13))],
        () => ({}),
      ),
      moving(cloth, () => ({ y: 2 })),
    ],
  );
}

/** Descends through the light, lands with weight, rises slightly and stays. */
const crown = within(
  (at) => ({
    x: 320,
    y:
      tween(at, 1.15, LAND, -150, 196, easeIn) -
      44 * easeOut((at - LAND - 0.1) / 0.6) * (at > LAND + 0.1 ? 1 : 0) +
      (at > LAND + 0.7 ? 5 * Math.sin((at - LAND) * 3) : 0),
    scaleY: 1 - 0.2 * pulse(at, LAND, 0.18) + 0.08 * pulse(at, LAND + 0.16, 0.3),
    scaleX: 1 + 0.14 * pulse(at, LAND, 0.18) - 0.05 * pulse(at, LAND + 0.16, 0.3),
    scale: leave(at, END),
    turn: 3 * Math.sin((at - LAND) * 2.6) * visible(at, LAND, END, 0.4, 0.2),
  }),
  [
    drawing(CROWN, (at) => (at < 1.15 ? null : {})),
    sheen(CROWN_TOP, -170, 170, 190, LAND + 0.45, 0.6),
    sheen(CROWN_TOP, -170, 170, 190, LAND + 1.5, 0.6),
  ],
);

export const kingsEntrance: Animation = {
  fps: 30,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 1),
    ...frame,
    ...inside,
    leafOf(-1),
    leafOf(1),
    ...rays(320, 150, 340, OPEN + 0.4, END, 16),
    carpet,
    ...standard(-1, 112, 0.25),
    ...standard(1, 528, 0.35),
    halo(320, 160, 520, LAND - 0.1, END, 0.9),
    shadow(320, 306, 230, (at) => 0.9 * visible(at, 1.4, END, 0.35, 0.2)),
    ...crown,
    ring(320, 300, 330, LAND, 0.8, 0.22),
    ring(320, 300, 440, LAND + 0.14, 0.9, 0.22),
    flash(320, 262, 520, LAND, 0.45),
    ...sparks({
      seed: 61,
      count: 26,
      x: 320,
      y: 290,
      from: LAND,
      life: 1,
      angle: [-175, -5],
      speed: [180, 560],
      gravity: 460,
      drag: 0.22,
      size: [14, 32],
    }),
    ...confetti({
      seed: 62,
      count: 54,
      x: 320,
      y: -10,
      from: LAND + 0.15,
      spread: 1.6,
      life: 2,
      angle: [0, 180],
      speed: [120, 680],
      gravity: 130,
      drag: 0.1,
      size: [9, 17],
    }),
    glint(206, 128, 110, LAND + 0.5, 0.5),
    glint(434, 118, 100, LAND + 0.8, 0.5),
    glint(280, 84, 90, LAND + 1.2, 0.5),
    glint(362, 180, 80, LAND + 1.6, 0.5),
  ],
};
