import type { Gold } from '#tools/assets/gifts/draw/gold.ts';
import { colour, GOLD } from '#tools/assets/gifts/draw/gold.ts';
import { polyline } from '#tools/assets/gifts/draw/path.ts';
import { easeInOut, visible } from '#tools/assets/gifts/motion/ease.ts';
import { type Layer, moving } from '#tools/assets/gifts/movie.ts';

type Point = readonly [x: number, y: number];

/** Converts a position on the pitch as seen from the stand to pixels: metres from the middle of the near touchline. */
export function onPitch(across: number, deep: number): Point {
  const distance = 62.7 + deep;
  return [320 + (across * 564) / distance, 64 + 16_667 / distance];
}

const along = (from: Point, to: Point, steps = 24): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, step) =>
    onPitch(from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps),
  );

const round = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps = 40,
): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return onPitch(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  });

export const PITCH = {
  near: along([-34, 0], [34, 0]),
  far: along([-34, 60], [34, 60]),
  left: along([-34, 0], [-34, 60]),
  right: along([34, 0], [34, 60]),
  half: along([0, 0], [0, 60]),
  circle: round(0, 26, 11, 90, 450),
  leftCorner: round(-34, 0, 6, 90, 0, 14),
  rightCorner: round(34, 0, 6, 90, 180, 14),
} as const;

/** The same length of every line, so that pens move evenly. */
const drawnPart = (points: readonly Point[], share: number): readonly Point[] =>
  points.slice(0, Math.max(2, Math.round(points.length * share)));

/** A line of the pitch drawn by light: it runs out, stays, and fades. */
export const chalk = (
  points: readonly Point[],
  from: number,
  to: number,
  options: { readonly width?: number; readonly tone?: Gold; readonly draw?: number } = {},
): Layer => {
  const { width = 2, tone = 'bright', draw = 0.5 } = options;
  return moving(
    (at) => {
      const d = polyline(drawnPart(points, easeInOut((at - from) / draw)));
      return [
        { d, stroke: { colour: colour(GOLD.base, 0.22), width: width * 4 } },
        { d, stroke: { colour: colour(GOLD[tone], 0.95), width } },
      ];
    },
    (at) => (at < from ? null : { alpha: visible(at, from, to, 0.08, 0.4) }),
  );
};
