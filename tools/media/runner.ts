import { POSES, type Pose } from '#sandbox/art/figure.ts';
import { random } from '#sandbox/base/random.ts';
import type { PlayerId } from './attack.ts';
import { kicksOf } from './ball-path.ts';
import { blendPoses, gait } from './gait.ts';
import type { Run } from './runs.ts';
import { FPS, swell } from './timeline.ts';
import { slope, smooth, type Track, trackOf, valueAt } from './track.ts';

/** A player with legs: `phase` of the steps in radians, `effort` 0 to 1, `heading` metres a second along x. */
export interface Runner extends Run {
  readonly id: PlayerId;
  readonly heading: Track;
  readonly phase: Track;
  readonly effort: Track;
  readonly skin: string;
}

const SKINS = ['#D9A47E', '#B87B52', '#8A573A', '#E6BC98'];
/** The save, and how long it shows. */
const SAVE = { at: 10.8, width: 0.35 };
const DIVE: Pose = {
  legs: [
    [-1, -16],
    [-5, -9],
    [-9, -3],
    [1, -16],
    [4, -8],
    [6, -1],
  ],
  arms: [
    [-3, -27],
    [-6, -32],
    [-5, -37],
    [3, -27],
    [7, -32],
    [8, -37],
  ],
};

/** Steps follow from the way covered; a loop holds a whole number of them. */
export function runner(id: PlayerId, { x, y }: Run): Runner {
  const next = random(`runner-${id}`);
  const vx = smooth(slope(x), 0.15);
  const vy = smooth(slope(y), 0.15);
  const speed = trackOf((_, frame) => Math.hypot(valueAt(vx, frame), valueAt(vy, frame)));
  const steps = trackOf((_, frame) => valueAt(speed, frame) / FPS / (1.2 + valueAt(speed, frame) * 0.26));
  const whole = Math.max(1, Math.round(steps.reduce((sum, step) => sum + step, 0)));
  const total = steps.reduce((sum, step) => sum + step, 0) || 1;
  let walked = next();
  const phase = trackOf((_, frame) => {
    walked += (valueAt(steps, frame) / total) * whole;
    return walked * 2 * Math.PI;
  });
  const effort = smooth(
    trackOf((_, frame) => Math.min(1, valueAt(speed, frame) / 6)),
    0.2,
  );
  return {
    id,
    x,
    y,
    heading: smooth(vx, 0.3),
    phase,
    effort,
    skin: SKINS[Math.floor(next() * 4)] ?? '#D9A47E',
  };
}

/** How a runner holds arms and legs: kicks and the keeper's save come over the steps. */
export function poseOf(player: Runner, frame: number): Pose {
  const seconds = frame / FPS;
  const running = gait(valueAt(player.phase, frame), valueAt(player.effort, frame));
  if (player.id === 'keeper') {
    const diving = blendPoses(running, DIVE, swell(seconds, SAVE.at, SAVE.width));
    return blendPoses(diving, POSES[3], swell(seconds, 13.3, 0.16));
  }
  const kicking = Math.max(0, ...kicksOf(player.id).map((moment) => swell(seconds, moment, 0.14)));
  return kicking > 0.02 ? blendPoses(running, POSES[3], kicking) : running;
}
