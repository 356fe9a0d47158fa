import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { times } from '#sandbox/world/art/pen.ts';
import { type Actor, broadcast } from '#sandbox/world/art/stadium/broadcast.ts';
import type { Kit } from '#sandbox/world/art/stadium/figure.ts';
import { DRAWN_A_SECOND, DRAWN_A_UNIT, ease, keyed, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import { ballAt } from './ball.ts';
import { poseOf, type Runner, runner } from './players.ts';
import type { Play } from './plays.table.ts';
import { EVERYBODY, mirroredId, positionOf } from './shape.ts';

/** Look of a football reel: its kits and its light. */
export interface FootballStyle {
  readonly seed: string;
  readonly home: Kit;
  readonly away: Kit;
  readonly homeKeeper: Kit;
  readonly awayKeeper: Kit;
  readonly night: boolean;
  readonly grass: readonly [string, string];
}

const TOWER = 16;
const ZOOM = 1.5;
const REACH = 32;

function kitOf(id: string, style: FootballStyle): Kit {
  const isHome = id.startsWith('h');
  if (id.slice(1) === '1') return isHome ? style.homeKeeper : style.awayKeeper;
  return isHome ? style.home : style.away;
}

const cameraX = (block: number, share: number) =>
  Math.max(-REACH, Math.min(REACH, block * 1.05 + (share - 0.5) * 6));

/** Position and zoom of the camera at a second of a play. */
function cameraAt({ camera, from, to }: Play, seconds: number, length: number): { cx: number; zoom: number } {
  if (camera) return { cx: keyed(camera, seconds, 1), zoom: keyed(camera, seconds, 2) };
  const share = ease(seconds / length);
  const [start, end] = [cameraX(from.block, from.share), cameraX(to.block, to.share)];
  return { cx: start + (end - start) * share, zoom: ZOOM };
}

/** Draws any moment of a play from the main stand; `mirrored` shows the away side playing it, to the left. */
export function wideShot(
  style: FootballStyle,
  play: Play,
  units: number,
  mirrored: boolean,
): (frame: number) => Drawing {
  const length = units * UNIT_SECONDS;
  const runners = new Map(EVERYBODY.map((id) => [id, runner(id, { play, length, positionOf })]));
  const side = mirrored ? -1 : 1;
  const actorOf = (player: Runner, frame: number, ballX: number): Actor => {
    const [x, y] = player.spots[frame] ?? [0, 0];
    const speed = player.speeds[frame] ?? 0;
    const facing = Math.abs(speed) > 1.4 ? speed : ballX - x;
    const shown = mirrored ? mirroredId(player.id) : player.id;
    const dir = facing * side < 0 ? -1 : 1;
    return {
      x: x * side,
      y,
      kit: kitOf(shown, style),
      pose: poseOf(player, play, frame),
      dir,
      skin: player.skin,
    };
  };
  return (frame) => {
    const seconds = frame / DRAWN_A_SECOND;
    const [x, y, z] = ballAt(play, runners, seconds);
    const { cx, zoom } = cameraAt(play, seconds, length);
    const actors = [...runners.values()].map((player) => actorOf(player, frame, x));
    const { seed, night, grass } = style;
    const scene = { actors, ball: [x * side, y, z] as const };
    return broadcast({ seed, night, grass, cx: cx * side, zoom, tower: TOWER, play: scene });
  };
}

/** Drawings of a clip with the given number of units. */
export const drawingsIn = (units: number): readonly number[] =>
  times(Math.round(units * DRAWN_A_UNIT), (frame) => frame);
