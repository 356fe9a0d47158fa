import { circle, fill, line, rect } from '#tools/assets/gifts/draw/shapes.ts';
import { BEAM, GLOW } from '#tools/assets/gifts/draw/soft.ts';
import { chalk, onPitch, PITCH } from '#tools/assets/gifts/effects/court.ts';
import { dusk, flash, glint, ring } from '#tools/assets/gifts/effects/light.ts';
import { confetti, sparks } from '#tools/assets/gifts/effects/particles.ts';
import { easeIn, easeOut, overshoot, tween, visible } from '#tools/assets/gifts/motion/ease.ts';
import { type Animation, drawing, imageLayer, type Layer, within } from '#tools/assets/gifts/movie.ts';

const SECONDS = 4.2;
const END = SECONDS - 0.05;
const ALL_ON = 1.9;
const [COLUMNS, ROWS] = [4, 3];

const TOWER = [
  fill('bronze', 'M-15 214L-7 24H7L15 214Z'),
  fill('deep', 'M-15 214L-7 24H-1L-5 214Z'),
  line('brown', 3, 'M-8 60L9 92M8 60L-9 92M-10 104L11 140M10 104L-11 140M-12 152L13 196M12 152L-13 196'),
  fill('brown', rect(-28, 208, 56, 10, 3)),
  fill('bronze', rect(-58, -50, 116, 80, 8)),
  fill('brown', rect(-53, -45, 106, 70, 5)),
];

type Tower = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly lean: number;
  readonly rises: number;
  readonly lit: number;
};

const TOWERS: readonly Tower[] = [
  { x: 92, y: 122, scale: 1, lean: 6, rises: 0.1, lit: 0.85 },
  { x: 548, y: 122, scale: 1, lean: -6, rises: 0.22, lit: 1.05 },
  { x: 214, y: 96, scale: 0.56, lean: 3, rises: 0.34, lit: 1.3 },
  { x: 426, y: 96, scale: 0.56, lean: -3, rises: 0.42, lit: 1.42 },
];

/** Lamps come on row by row, each with a flicker. */
function lamps({ lit }: Tower): readonly Layer[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const from = lit + row * 0.12 + column * 0.04;
    const position = { x: -39 + column * 26, y: -33 + row * 23 };
    const on = (at: number) => (at < from || (at > from + 0.05 && at < from + 0.1) ? 0 : 1);
    return [
      drawing([fill('deep', circle(0, 0, 9.5)), fill('ink', circle(0, 0, 7.5))], () => position),
      drawing([fill('bright', circle(0, 0, 9)), fill('white', circle(0, 0, 6))], (at) =>
        on(at) === 0 ? null : { ...position, alpha: on(at) },
      ),
      imageLayer(GLOW, (at) =>
        on(at) === 0
          ? null
          : { ...position, scale: (44 + 30 * (1 - easeOut((at - from) / 0.3))) / GLOW.width, alpha: 0.8 },
      ),
    ];
  }).flat();
}

const tower = (spec: Tower): readonly Layer[] =>
  within(
    (at) => ({
      x: spec.x,
      y:
        tween(at, spec.rises, spec.rises + 0.55, 420, spec.y, overshoot) +
        tween(at, SECONDS - 0.4, SECONDS, 0, 330, easeIn),
      turn: spec.lean,
      scale: spec.scale,
    }),
    [drawing(TOWER, () => ({})), ...lamps(spec)],
  );

/** From the lamps down to the grass, swinging until it finds its place. */
function beam({ x, y, scale, lit }: Tower, across: number): Layer {
  return imageLayer(BEAM, (at) => {
    const sway = 70 * (1 - easeOut((at - lit) / 1.2)) * Math.sin(at * 5 + x);
    const [toX, toY] = onPitch(across, 26);
    const [dx, dy] = [toX + sway - x, toY - y];
    const length = Math.hypot(dx, dy) * 1.5;
    const turn = Math.atan2(dy, dx);
    return {
      x: x + (Math.cos(turn) * length) / 2,
      y: y + (Math.sin(turn) * length) / 2,
      turn: (turn * 180) / Math.PI,
      scaleX: length / BEAM.width,
      scaleY: 3 * Math.max(0.7, scale),
      alpha: 0.95 * visible(at, lit + 0.2, SECONDS - 0.3, 0.3, 0.3),
    };
  });
}

const [middleX, middleY] = onPitch(0, 26);

export const floodlights: Animation = {
  fps: 30,
  seconds: SECONDS,
  layers: [
    dusk(SECONDS, 1),
    ...TOWERS.slice(2).flatMap(tower),
    ...TOWERS.map((spec, index) => beam(spec, [-12, 12, -4, 4][index] ?? 0)),
    chalk(PITCH.near, 1.3, END, { width: 2.6, draw: 0.7 }),
    chalk(PITCH.left, 1.5, END, { width: 2.2 }),
    chalk(PITCH.right, 1.5, END, { width: 2.2 }),
    chalk(PITCH.half, 1.7, END),
    chalk(PITCH.far, 1.8, END),
    chalk(PITCH.circle, 1.7, END, { draw: 0.8 }),
    chalk(PITCH.leftCorner, 1.9, END),
    chalk(PITCH.rightCorner, 1.9, END),
    ...TOWERS.slice(0, 2).flatMap(tower),
    flash(middleX, middleY, 620, ALL_ON, 0.6),
    ring(middleX, middleY, 260, ALL_ON, 0.8, 0.32),
    ring(middleX, middleY, 360, ALL_ON + 0.2, 0.9, 0.32),
    ...sparks({
      seed: 6,
      count: 24,
      x: middleX,
      y: middleY,
      from: ALL_ON,
      life: 1.1,
      angle: [-165, -15],
      speed: [160, 520],
      gravity: 420,
      drag: 0.25,
      size: [14, 30],
    }),
    ...confetti({
      seed: 51,
      count: 46,
      x: 320,
      y: 30,
      from: ALL_ON + 0.1,
      spread: 1.1,
      life: 2,
      angle: [0, 180],
      speed: [120, 620],
      gravity: 130,
      drag: 0.1,
      size: [8, 16],
    }),
    glint(92, 92, 120, 1.45, 0.6),
    glint(548, 92, 120, 1.6, 0.6),
    glint(214, 80, 80, 1.9, 0.5),
    glint(426, 80, 80, 2, 0.5),
    glint(middleX, middleY - 30, 110, 2.6, 0.6),
  ],
};
