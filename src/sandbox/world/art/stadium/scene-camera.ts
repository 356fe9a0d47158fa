import { closedPath, type Point, times } from '../pen.ts';

/** Metres in the scene: x along the touchline, y away from the camera, z up. */
export type ScenePoint = readonly [x: number, y: number, z: number];
type Ground = readonly [x: number, y: number];
/** Projected position of a point in the image, and its distance. */
export type Projected = readonly [x: number, y: number, depth: number];

export interface CameraSettings {
  readonly pos: ScenePoint;
  readonly target: ScenePoint;
  /** Vertical field of view in degrees. */
  readonly fov: number;
  readonly width: number;
  readonly height: number;
  /** Share of the width and height at which the view's axis meets the image. */
  readonly cx?: number;
  readonly cy?: number;
}

export interface SceneCamera {
  /** Pixels of one metre at one metre's distance. */
  readonly focal: number;
  readonly point: (position: ScenePoint) => Projected | undefined;
  readonly poly: (corners: readonly ScenePoint[]) => string;
  readonly line: (a: Ground, b: Ground, width: number) => string;
  readonly arc: (
    centre: Ground,
    radius: number,
    from: number,
    to: number,
    width: number,
    steps?: number,
  ) => string;
}

const NEAR = 0.35;
const minus = (a: ScenePoint, b: ScenePoint): ScenePoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: ScenePoint, b: ScenePoint) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: ScenePoint, b: ScenePoint): ScenePoint => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: ScenePoint): ScenePoint => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Clips a polygon in camera space at the near plane, so that parts behind the camera are never drawn. */
function clipNear(corners: readonly ScenePoint[]): ScenePoint[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [inA, inB] = [a[2] > NEAR, b[2] > NEAR];
    const visible: ScenePoint[] = inA ? [a] : [];
    if (inA === inB) return visible;
    const t = (NEAR - a[2]) / (b[2] - a[2]);
    return [...visible, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]];
  });
}

/** A pinhole camera whose results are SVG path data. */
export function sceneCamera(settings: CameraSettings): SceneCamera {
  const { pos, target, fov, width, height, cx = 0.5, cy = 0.5 } = settings;
  const forward = unit(minus(target, pos));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const focal = height / 2 / Math.tan((fov * Math.PI) / 360);

  const toCamera = (position: ScenePoint): ScenePoint => {
    const offset = minus(position, pos);
    return [dot(offset, right), dot(offset, up), dot(offset, forward)];
  };
  const project = (c: ScenePoint): Projected => [
    width * cx + (c[0] / c[2]) * focal,
    height * cy - (c[1] / c[2]) * focal,
    c[2],
  ];
  const poly: SceneCamera['poly'] = (corners) => {
    const inFront = clipNear(corners.map(toCamera));
    return inFront.length > 2 ? closedPath(inFront.map((corner): Point => project(corner))) : '';
  };
  return {
    focal,
    poly,
    point: (position) => {
      const c = toCamera(position);
      return c[2] > NEAR ? project(c) : undefined;
    },
    line: (a, b, lineWidth) => poly(strip(a, b, lineWidth)),
    arc: (centre, radius, from, to, lineWidth, steps = 40) =>
      times(steps, (i) => {
        const step = (to - from) / steps;
        return poly(ringPiece(centre, radius, lineWidth, from + step * i, from + step * (i + 1.02)));
      }).join(''),
  };
}

/** The four corners of a painted line on the ground. */
function strip(a: Ground, b: Ground, width: number): ScenePoint[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2];
  return [
    [a[0] + nx, a[1] + ny, 0],
    [b[0] + nx, b[1] + ny, 0],
    [b[0] - nx, b[1] - ny, 0],
    [a[0] - nx, a[1] - ny, 0],
  ];
}

function ringPiece(centre: Ground, radius: number, width: number, from: number, to: number): ScenePoint[] {
  const spot = (r: number, angle: number): ScenePoint => [
    centre[0] + r * Math.cos(angle),
    centre[1] + r * Math.sin(angle),
    0,
  ];
  const [inner, outer] = [radius - width / 2, radius + width / 2];
  return [spot(inner, from), spot(outer, from), spot(outer, to), spot(inner, to)];
}
