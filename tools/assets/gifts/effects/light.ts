import { circle, ellipse, fill, line } from '#tools/assets/gifts/draw/shapes.ts';
import { BEAM, GLOW, HALO, SHADE, SHEEN, SPARK } from '#tools/assets/gifts/draw/soft.ts';
import { easeOut, pulse, tween, visible } from '#tools/assets/gifts/motion/ease.ts';
import { drawing, HEIGHT, imageLayer, type Layer, moving, WIDTH, within } from '#tools/assets/gifts/movie.ts';

/** The room grows dark around the gift for as long as it shows. */
export const dusk = (seconds: number, depth: number): Layer =>
  imageLayer(SHADE, (at) => ({
    x: WIDTH / 2,
    y: HEIGHT / 2,
    scaleX: (WIDTH * 1.08) / SHADE.width,
    scaleY: (HEIGHT * 1.08) / SHADE.height,
    alpha: depth * visible(at, 0, seconds, 0.25, 0.4),
  }));

/** A soft light behind the gift that breathes while it is there. */
export const halo = (x: number, y: number, size: number, from: number, to: number, alpha = 0.9): Layer =>
  imageLayer(HALO, (at) => ({
    x,
    y,
    scale:
      (size / HALO.width) * (1 + 0.05 * Math.sin(at * 5)) * tween(at, from, from + 0.35, 0.5, 1, easeOut),
    alpha: alpha * visible(at, from, to, 0.25, 0.4),
  }));

/** One bright blink. */
export const flash = (x: number, y: number, size: number, from: number, length = 0.35): Layer =>
  imageLayer(GLOW, (at) => {
    if (at < from || at > from + length) return null;
    const progress = (at - from) / length;
    return {
      x,
      y,
      scale: (size / GLOW.width) * (0.55 + 0.6 * easeOut(progress)),
      alpha: (1 - progress) ** 1.5,
    };
  });

/** A fan of light that turns slowly behind the gift. */
export const rays = (
  x: number,
  y: number,
  reach: number,
  from: number,
  to: number,
  count = 12,
): readonly Layer[] =>
  Array.from({ length: count }, (_, index) => {
    const length = reach * (index % 2 === 0 ? 1 : 0.74);
    return within(
      (at) => ({
        x,
        y,
        turn: at * 14 + (index * 360) / count,
        scale: tween(at, from, from + 0.5, 0.2, 1, easeOut),
        alpha: 0.62 * visible(at, from, to, 0.3, 0.4),
      }),
      [
        imageLayer(BEAM, () => ({
          x: length / 2,
          scaleX: length / BEAM.width,
          scaleY: (length * Math.tan(Math.PI / count) * 1.5) / BEAM.height,
        })),
      ],
    );
  }).flat();

/** A ring that runs outwards; `flat` below 1 lays it on the pitch. */
export const ring = (x: number, y: number, reach: number, from: number, length = 0.6, flat = 1): Layer =>
  moving(
    (at) => {
      const progress = easeOut((at - from) / length);
      const radius = Math.max(2, reach * progress);
      return [line('bright', Math.max(0.6, 7 * (1 - progress)), ellipse(0, 0, radius, radius * flat))];
    },
    (at) =>
      at < from || at > from + length ? null : { x, y, alpha: 1 - easeOut((at - from) / length) ** 2 },
  );

/** A glint that opens, turns and closes. */
export const glint = (x: number, y: number, size: number, from: number, length = 0.5): Layer =>
  imageLayer(SPARK, (at) => {
    const open = pulse(at, from, length);
    return open === 0
      ? null
      : { x, y, turn: (at - from) * 70, scale: (size / SPARK.width) * open, alpha: open };
  });

/** Highlight that slides over a shape, clipped to its outline. */
export function sheen(
  outline: string,
  fromX: number,
  toX: number,
  height: number,
  from: number,
  length = 0.5,
): Layer {
  const scale = height / SHEEN.height;
  return imageLayer(SHEEN, (at) =>
    at < from || at > from + length
      ? null
      : { x: tween(at, from, from + length, fromX, toX), scaleX: scale * 0.9, scaleY: scale, clip: outline },
  );
}

/** A thin disc of shade on the pitch below a thing. */
export const shadow = (x: number, y: number, width: number, at: (seconds: number) => number): Layer =>
  drawing([fill('night', circle(0, 0, 10), 0.5)], (seconds) => {
    const strength = at(seconds);
    return { x, y, scaleX: (width / 20) * (0.5 + strength / 2), scaleY: width / 130, alpha: strength };
  });
