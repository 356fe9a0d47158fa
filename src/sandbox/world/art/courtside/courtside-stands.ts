import { n, times } from '../pen.ts';
import type { SceneCamera, ScenePoint } from '../stadium/scene-camera.ts';
import type { CornerTime } from './courtside-times.ts';

/** Numbers every part of the image needs. */
export interface CornerFrame {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly camera: SceneCamera;
  readonly time: CornerTime;
}

const LAMPS: readonly ScenePoint[] = [
  [-96, 60, 33],
  [-60, 92, 35],
  [-6, 92, 35],
  [44, 92, 35],
];
/** The light around the floodlights. */
export function glows({ camera, height, time }: CornerFrame): string {
  if (!time.lamps) return '';
  return LAMPS.map((lamp) => camera.point(lamp))
    .map((p) => p && `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(height * 0.4)}" fill="url(#lamp)"/>`)
    .join('');
}

function seats(d: string, pattern: string, time: CornerTime): string {
  return `<path fill="url(#${pattern})" d="${d}"/><path fill="${time.stand}" fill-opacity="${time.shade}" d="${d}"/>`;
}

/** Two tiers behind the far goal. */
export function standBehindGoal({ camera: { poly }, time }: CornerFrame): string {
  const tiers = [
    [-66, 1.4, -90, 14],
    [-92, 15, -108, 23],
  ] as const;
  return tiers
    .map(([x0, z0, x1, z1]) =>
      poly([
        [x0, -120, z0],
        [x0, 48, z0],
        [x1, 64, z1],
        [x1, -120, z1],
      ]),
    )
    .map((d) => seats(d, 'far', time))
    .join('');
}

/** Two tiers along the far touchline, under a roof. */
export function standOpposite({ camera: { poly }, time }: CornerFrame): string {
  const tiers = [
    [46, 1.4, 68, 12, 'near'],
    [71, 14, 88, 22, 'far'],
  ] as const;
  const drawn = tiers.map(([y0, z0, y1, z1, pattern]) => {
    const slope = poly([
      [-92, y0, z0],
      [170, y0, z0],
      [170, y1, z1],
      [-112, y1, z1],
    ]);
    const wall = poly([
      [-92, y0, z0 - 1.7],
      [170, y0, z0 - 1.7],
      [170, y0, z0],
      [-92, y0, z0],
    ]);
    const aisles = times(12, (i) => -80 + i * 20).map((x) => {
      const d = poly([
        [x, y0, z0],
        [x + 0.9, y0, z0],
        [x + 0.9, y1, z1],
        [x, y1, z1],
      ]);
      return `<path fill="#fff" fill-opacity=".1" d="${d}"/>`;
    });
    return `${seats(slope, pattern, time)}<path fill="${time.roof}" d="${wall}"/>${aisles.join('')}`;
  });
  const roof = poly([
    [-112, 88, 22],
    [170, 88, 22],
    [170, 72, 28.5],
    [-100, 72, 28.5],
  ]);
  const edge = poly([
    [-100, 72, 28.2],
    [170, 72, 28.2],
    [170, 72, 28.7],
    [-100, 72, 28.7],
  ]);
  return `${drawn.join('')}<path fill="${time.roof}" d="${roof}"/><path fill="#eafff4" fill-opacity=".7" d="${edge}"/>`;
}

/** Draws masts and bulbs where they are above the edge of the image. */
export function floodlights({ camera, time }: CornerFrame): string {
  return LAMPS.map((lamp) => camera.point(lamp))
    .map((p) => {
      if (!p || p[1] < 12) return '';
      const metre = camera.focal / p[2];
      const bulb = (i: number) => {
        const x = p[0] + (Math.floor(i / 2) - 2) * metre * 1.7 - metre * 0.7;
        return `<rect x="${n(x)}" y="${n(p[1] + (i % 2) * metre * 1.7)}" width="${n(metre * 1.3)}" height="${n(metre * 1.3)}" rx="${n(metre * 0.3)}" fill="#fbfffd"/>`;
      };
      return `<path d="M${n(p[0])} ${n(p[1])}v${n(metre * 9)}" stroke="${time.roof}" stroke-width="${n(metre * 0.6)}"/>${times(10, bulb).join('')}`;
    })
    .join('');
}
