import { random } from '#contract/units/random.ts';
import { times } from '#sandbox/world/art/pen.ts';
import type { Pose } from '#sandbox/world/art/stadium/figure.ts';
import { POSES } from '#sandbox/world/art/stadium/figure.ts';
import { DRAWN_A_SECOND, ease, keyed, swell, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import { blendPoses, gait } from '../gait.ts';
import type { Play } from './plays.table.ts';
import { CHEER, DIVE } from './poses.table.ts';
import type { PlayerId, Spot, Stand } from './shape.ts';

/** Position of a player for a state of play. */
export type Formation = (id: PlayerId, stand: Stand) => Spot;

/** One player in every drawing of a clip. */
export interface Runner {
  readonly id: PlayerId;
  readonly spots: readonly Spot[];
  /** Radians of the steps, and how hard the player runs, 0 to 1. */
  readonly phases: readonly number[];
  readonly efforts: readonly number[];
  /** Metres a second along the touchline. */
  readonly speeds: readonly number[];
  readonly skin: string;
}

const SKINS = ['#D9A47E', '#B87B52', '#8A573A', '#E6BC98'];
const SWAY_METRES = 0.4;
const SPRINT = 6.5;

/** Small circular motion of an idle player that repeats with every unit, so that clips fit each other. */
function sway(id: PlayerId, seconds: number): Spot {
  const turn = random(`sway-${id}`)() * 2 * Math.PI;
  const angle = (seconds / UNIT_SECONDS) * 2 * Math.PI + turn;
  return [Math.sin(angle) * SWAY_METRES, Math.cos(angle) * SWAY_METRES * 0.7];
}

/** Play, its length in seconds, and the formations it is played in. */
export interface Scene {
  readonly play: Play;
  readonly length: number;
  readonly positionOf: Formation;
}

/** Position of a player at a second of a play. */
function spotOf(id: PlayerId, { play, length, positionOf }: Scene, seconds: number): Spot {
  const share = ease(seconds / length);
  const stand = {
    block: play.from.block + (play.to.block - play.from.block) * share,
    share: play.from.share + (play.to.share - play.from.share) * share,
  };
  const [x, y] = positionOf(id, stand);
  const [dx, dy] = sway(id, seconds);
  const run = play.runs?.[id];
  const [rx, ry] = run ? [keyed(run, seconds, 1), keyed(run, seconds, 2)] : [0, 0];
  return [x + dx + rx, y + dy + ry];
}

/** Derives the steps from the distance covered; a clip contains a whole number of them. */
export function runner(id: PlayerId, scene: Scene): Runner {
  const { length } = scene;
  const frames = Math.round(length * DRAWN_A_SECOND);
  const spotAt = (frame: number) => spotOf(id, scene, frame / DRAWN_A_SECOND);
  const velocity = (frame: number): Spot => {
    const [before, after] = [spotAt(frame - 0.5), spotAt(frame + 0.5)];
    return [(after[0] - before[0]) * DRAWN_A_SECOND, (after[1] - before[1]) * DRAWN_A_SECOND];
  };
  const velocities = times(frames, velocity);
  const pace = velocities.map(([x, y]) => Math.hypot(x, y));
  const steps = pace.map((speed) => speed / DRAWN_A_SECOND / (1.2 + speed * 0.26));
  const sum = steps.reduce((total, step) => total + step, 0) || 1;
  const cycles = Math.max(1, Math.round(sum));
  let walked = random(`gait-${id}`)();
  const phases = steps.map((step) => {
    walked += (step / sum) * cycles;
    return walked * 2 * Math.PI;
  });
  return {
    id,
    spots: times(frames, spotAt),
    phases,
    efforts: pace.map((speed) => Math.min(1, speed / SPRINT)),
    speeds: velocities.map(([x]) => x),
    skin: SKINS[Math.floor(random(`skin-${id}`)() * SKINS.length)] ?? '#D9A47E',
  };
}

/** Pose of a player’s arms and legs: kicks, saves and cheers override the steps. */
export function poseOf(player: Runner, play: Play, frame: number): Pose {
  const seconds = frame / DRAWN_A_SECOND;
  const running = gait(player.phases[frame] ?? 0, player.efforts[frame] ?? 0);
  const dive = play.dives?.find(({ player: who }) => who === player.id);
  if (dive) return blendPoses(running, DIVE, Math.min(1, swell(seconds, dive.at, 0.45)));
  const cheer = play.cheers?.find(({ player: who }) => who === player.id);
  if (cheer && seconds > cheer.from)
    return blendPoses(running, { ...running, arms: CHEER.arms }, ease((seconds - cheer.from) * 4));
  const kicks = play.touches
    .filter((touch) => touch.holder === player.id && touch.peak !== undefined)
    .map(({ until }) => until);
  const kicking = Math.max(0, ...kicks.map((moment) => swell(seconds, moment, 0.14)));
  return kicking > 0.02 ? blendPoses(running, POSES[3], kicking) : running;
}
