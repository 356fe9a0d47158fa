import type { Shape } from '#tools/assets/gifts/file/svga-file.ts';
import { colour, GOLD, type Gold } from './gold.ts';
import { plainPath } from './path.ts';

export const fill = (tone: Gold, d: string, alpha = 1): Shape => ({
  d: plainPath(d),
  fill: colour(GOLD[tone], alpha),
});

export const line = (tone: Gold, width: number, d: string, alpha = 1): Shape => ({
  d: plainPath(d),
  stroke: { colour: colour(GOLD[tone], alpha), width },
});

const ROUND = 0.5523;

/** Formats a point without exponents, which path text does not support. */
const at = (x: number, y: number): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const [ox, oy] = [radiusX * ROUND, radiusY * ROUND];
  return `M${x - radiusX} ${y}C${x - radiusX} ${y - oy} ${x - ox} ${y - radiusY} ${x} ${y - radiusY}S${x + radiusX} ${y - oy} ${x + radiusX} ${y}S${x + ox} ${y + radiusY} ${x} ${y + radiusY}S${x - radiusX} ${y + oy} ${x - radiusX} ${y}Z`;
}

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const [right, bottom, inner] = [x + width, y + height, radius * (1 - ROUND)];
  if (radius === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  return `M${x + radius} ${y}H${right - radius}C${right - inner} ${y} ${right} ${y + inner} ${right} ${y + radius}V${bottom - radius}C${right} ${bottom - inner} ${right - inner} ${bottom} ${right - radius} ${bottom}H${x + radius}C${x + inner} ${bottom} ${x} ${bottom - inner} ${x} ${bottom - radius}V${y + radius}C${x} ${y + inner} ${x + inner} ${y} ${x + radius} ${y}Z`;
}

export function star(x: number, y: number, radius: number, points = 5, waist = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * waist;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    return at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  });
  return `M${corners.join('L')}Z`;
}

/** Part of an ellipse as an open line, angles in degrees clockwise from the right. */
export function arc(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 6));
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return at(x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY);
  });
  return `M${points.join('L')}`;
}
