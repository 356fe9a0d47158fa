import type { Place } from '#sandbox/art/scene-camera.ts';
import { BALL, type BallPhase, type PlayerId } from './attack.ts';
import { FPS, FRAMES, LOOP_SECONDS, wrap } from './timeline.ts';
import { smooth, trackOf, valueAt } from './track.ts';

export type Whereabouts = (
  player: PlayerId,
  frame: number,
) => readonly [x: number, y: number, heading: 1 | -1];

interface Flight {
  readonly from: BallPhase;
  readonly until: number;
  readonly before: BallPhase | undefined;
  readonly after: BallPhase | undefined;
}

function phaseAt(seconds: number): Flight | undefined {
  const index = BALL.findLastIndex((phase) => phase.from <= seconds);
  const from = BALL[index];
  const after = BALL[(index + 1) % BALL.length];
  if (!from) return undefined;
  return {
    from,
    until: after && after.from > from.from ? after.from : LOOP_SECONDS,
    before: BALL.at(index - 1),
    after,
  };
}

const isHeld = (phase: BallPhase | undefined) => phase !== undefined && 'holder' in phase;

/** A held ball rolls ahead of its player's feet; the keeper carries it at the chest. */
function held(player: PlayerId, frame: number, where: Whereabouts): Place {
  const [x, y, heading] = where(player, frame);
  if (player === 'keeper') return [x - 0.25, y - 0.1, 1.1];
  const touch = 0.55 + 0.25 * Math.sin((frame / FPS) * 2 * Math.PI);
  return [x + heading * touch, y - 0.25, 0];
}

function holderOf(phase: BallPhase | undefined): PlayerId {
  return phase && 'holder' in phase ? phase.holder : 'h6';
}

/** At somebody's feet, or on a parabola between two of them. */
function ballAt(frame: number, where: Whereabouts): Place {
  const seconds = wrap(frame / FPS);
  const now = phaseAt(seconds);
  if (!now || isHeld(now.from)) return held(holderOf(now?.from), frame, where);
  const start = held(holderOf(now.before), Math.round(now.from.from * FPS), where);
  const end = held(holderOf(now.after), Math.round(now.until * FPS), where);
  const share = (seconds - now.from.from) / (now.until - now.from.from);
  const peak = 'peak' in now.from ? now.from.peak : 0;
  const along = (a: number, b: number) => a + (b - a) * share;
  return [
    along(start[0], end[0]),
    along(start[1], end[1]),
    along(start[2], end[2]) + peak * 4 * share * (1 - share),
  ];
}

/** Softens the moment at which a foot meets the ball or a player turns with it. */
const TOUCH_SECONDS = 0.08;

/** Where the ball is at every frame. */
export function ballPath(where: Whereabouts): (frame: number) => Place {
  const places = Array.from({ length: FRAMES }, (_, frame) => ballAt(frame, where));
  const along = (axis: 0 | 1 | 2) =>
    smooth(
      trackOf((_, frame) => places[frame]?.[axis] ?? 0),
      TOUCH_SECONDS,
    );
  const [x, y, z] = [along(0), along(1), along(2)];
  return (frame) => [valueAt(x, frame), valueAt(y, frame), valueAt(z, frame)];
}

/** Seconds at which a player strikes the ball. */
export const kicksOf = (player: PlayerId): readonly number[] =>
  BALL.filter((phase, i) => 'peak' in phase && holderOf(BALL.at(i - 1)) === player).map(
    (phase) => phase.from,
  );
