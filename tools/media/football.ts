import { type Actor, broadcast } from '#sandbox/art/broadcast.ts';
import type { Drawing } from '#sandbox/art/drawing.ts';
import type { Kit } from '#sandbox/art/figure.ts';
import type { PlayerId } from './attack.ts';
import { ballPath, type Whereabouts } from './ball-path.ts';
import { poseOf, type Runner, runner } from './runner.ts';
import { everybody } from './runs.ts';
import { FPS, swell } from './timeline.ts';
import { smooth, trackOf, valueAt } from './track.ts';

export interface FootballLook {
  readonly seed: string;
  readonly home: Kit;
  readonly away: Kit;
  readonly keeper: Kit;
  readonly night: boolean;
  readonly grass: readonly [string, string];
  /** Plays the same attack toward the left goal. */
  readonly mirrored: boolean;
}

const kitOf = (id: PlayerId, look: FootballLook) =>
  id === 'keeper' ? look.keeper : id.startsWith('h') ? look.home : look.away;

/** Draws any frame of the attack, under a camera that pans after the ball. */
export function footballScene(look: FootballLook): (frame: number) => Drawing {
  const runners = [...everybody()].map(([id, run]) => runner(id, run));
  const byId = new Map(runners.map((player) => [player.id, player]));
  const where: Whereabouts = (id, frame) => {
    const player = byId.get(id);
    if (!player) return [0, 0, 1];
    return [valueAt(player.x, frame), valueAt(player.y, frame), valueAt(player.heading, frame) < 0 ? -1 : 1];
  };
  const ball = ballPath(where);
  const pan = smooth(
    trackOf((_, frame) => Math.min(40, 7 + ball(frame)[0] * 0.66)),
    0.9,
  );
  const side = look.mirrored ? -1 : 1;
  const actorAt = (player: Runner, frame: number, ballX: number): Actor => {
    const [x, y] = where(player.id, frame);
    const vx = valueAt(player.heading, frame);
    const facing = Math.abs(vx) > 0.9 ? vx : ballX - x;
    const dir = facing * side < 0 ? -1 : 1;
    return {
      x: x * side,
      y,
      kit: kitOf(player.id, look),
      pose: poseOf(player, frame),
      dir,
      skin: player.skin,
    };
  };
  return (frame) => {
    const [x, y, z] = ball(frame);
    const actors = runners.map((player) => actorAt(player, frame, x));
    const cx = valueAt(pan, frame) * side;
    const play = { actors, ball: [x * side, y, z] as const };
    const { seed, night, grass } = look;
    const zoom = 1.3 + 0.26 * swell(frame / FPS, 10.3, 2.4);
    return broadcast({ seed, night, grass, cx, zoom, tower: 16, play });
  };
}
