import type { Point } from '#sandbox/world/art/pen.ts';
import type { Limbs, Pose } from '#sandbox/world/art/stadium/figure.ts';

const THIGH = 8;
const SHIN = 8;
const ARM = 5.6;

const reach = (from: Point, angle: number, length: number): Point => [
  from[0] + length * Math.sin(angle),
  from[1] + length * Math.cos(angle),
];

type Limb = readonly [Point, Point, Point];

/** The knee bends while the leg swings forward, the more the faster. */
function leg(hip: Point, phase: number, effort: number): Limb {
  const thigh = 0.85 * effort * Math.sin(phase);
  const bend = 0.12 + 1.5 * effort * Math.max(0, Math.cos(phase));
  const knee = reach(hip, thigh, THIGH);
  return [hip, knee, reach(knee, thigh - bend, SHIN)];
}

function arm(shoulder: Point, phase: number, effort: number): Limb {
  const upper = 0.15 - 0.95 * effort * Math.sin(phase);
  const elbow = reach(shoulder, upper, ARM);
  return [shoulder, elbow, reach(elbow, upper + 0.25 + effort, ARM)];
}

/** Pose of a runner; `phase` in radians is one full step of both legs, `effort` 0 is at rest and 1 is a sprint. */
export function gait(phase: number, effort: number): Pose {
  return {
    legs: [...leg([-1, -16], phase, effort), ...leg([1, -16], phase + Math.PI, effort)],
    arms: [...arm([-3, -27], phase, effort), ...arm([3, -27], phase + Math.PI, effort)],
  };
}

function between(a: Limbs, b: Limbs, share: number): Limbs {
  const blend = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [
    blend(a[0], b[0]),
    blend(a[1], b[1]),
    blend(a[2], b[2]),
    blend(a[3], b[3]),
    blend(a[4], b[4]),
    blend(a[5], b[5]),
  ];
}

/** From one pose (share 0) into another (share 1). */
export const blendPoses = (a: Pose, b: Pose, share: number): Pose => ({
  legs: between(a.legs, b.legs, share),
  arms: between(a.arms, b.arms, share),
});
