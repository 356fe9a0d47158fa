import { type Clip, HOOPS_CLIPS } from '#sandbox/video/clips/clips.table.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { type HoopsActor, hoops } from '#sandbox/world/art/stadium/hoops.ts';
import type { ScenePoint } from '#sandbox/world/art/stadium/scene-camera.ts';
import { DRAWN_A_SECOND, ease, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import { ballAt } from '../football/ball.ts';
import { type Formation, poseOf, type Runner, runner } from '../football/players.ts';
import type { Play } from '../football/plays.table.ts';
import { mirroredId, type PlayerId, type Spot } from '../football/shape.ts';
import type { Reel, ReelClip } from '../reel.ts';
import { signOver } from '../sign.ts';
import { CROWD_MOODS } from '../sound/crowd-moods.table.ts';
import { HOOPS_PLAYS } from './plays.table.ts';

const HOME = '#0D4FA8';
const AWAY = '#EDF1F5';
const RIM: ScenePoint = [11.95, 0, 3.05];
const CAMERA_X = 6.2;
const NUMBERS = [2, 3, 4, 5, 6] as const;
const PLAYERS: readonly PlayerId[] = NUMBERS.flatMap((number): PlayerId[] => [`h${number}`, `a${number}`]);
/** Places of a side that attacks to the right; who defends is between them and the basket. */
const AROUND: Readonly<Record<number, Spot>> = {
  2: [5.2, 0],
  3: [7.4, -5],
  4: [7.4, 5],
  5: [11.4, -6],
  6: [10, 1.6],
};

function onRight(id: PlayerId, attacker: 'h' | 'a'): Spot {
  const [x, y] = AROUND[Number(id.slice(1))] ?? [0, 0];
  if (id.startsWith(attacker)) return [x, y];
  return [x + (RIM[0] - x) * 0.28, y * 0.72 + 0.5];
}

const formation: Formation = (id, { share }) => {
  const right = onRight(id, 'h');
  const left = onRight(id, 'a');
  return [-left[0] * (1 - share) + right[0] * share, left[1] * (1 - share) + right[1] * share];
};

/** Position of the ball: bounces when held, and flies from hand to hand or falls through the ring. */
function ballOf(play: Play, runners: ReadonlyMap<string, Runner>, seconds: number): ScenePoint {
  const [x, y, z] = ballAt(play, runners, seconds);
  const touch = play.touches.findLast(({ from }) => from <= seconds);
  const isHeld = touch !== undefined && seconds <= touch.until;
  if (touch && typeof touch.holder !== 'string') {
    const fallen = Math.max(0, RIM[2] - 4.9 * (seconds - touch.from) ** 2);
    return isHeld ? [x, y, fallen] : [x, y, RIM[2] * (1 - (seconds - touch.until)) + z];
  }
  if (isHeld) return [x, y, 0.15 + 0.85 * Math.abs(Math.sin(seconds * Math.PI * 1.5625))];
  const next = play.touches.find(({ from }) => from > seconds);
  const toRim = next && typeof next.holder !== 'string';
  const share = next && touch ? (seconds - touch.until) / (next.from - touch.until) : 0;
  return [x, y, (toRim ? 1.9 + (RIM[2] - 1.9) * share : 1.2) + z];
}

function clipOf({ name, units }: Clip): (frame: number) => Drawing {
  const [shot = '', direction] = name.split('.');
  const play = HOOPS_PLAYS[shot];
  if (!play) throw new Error(`no play is called ${shot}`);
  const side = direction === 'L' ? -1 : 1;
  const length = units * UNIT_SECONDS;
  const runners = new Map(PLAYERS.map((id) => [id, runner(id, { play, length, positionOf: formation })]));
  return (frame) => {
    const seconds = frame / DRAWN_A_SECOND;
    const [x, y, z] = ballOf(play, runners, seconds);
    const actors = [...runners.values()].map((player): HoopsActor => {
      const [px, py] = player.spots[frame] ?? [0, 0];
      const shown = side < 0 ? mirroredId(player.id) : player.id;
      const dir = (x - px) * side < 0 ? -1 : 1;
      const { skin } = player;
      return {
        x: px * side,
        y: py,
        team: shown.startsWith('h') ? 'home' : 'away',
        pose: poseOf(player, play, frame),
        dir,
        skin,
      };
    });
    const share = play.from.share + (play.to.share - play.from.share) * ease(seconds / length);
    const cx = (share * 2 - 1) * CAMERA_X * side;
    return hoops({ seed: 'hoops', home: HOME, away: AWAY, cx, play: { actors, ball: [x * side, y, z] } });
  };
}

const SIGNS: Readonly<Record<string, string>> = { before: '即将开赛', rest: '中场休息', over: '全场结束' };
const empty = (): Drawing =>
  hoops({ seed: 'hoops', home: HOME, away: AWAY, cx: 0.01, play: { actors: [], ball: [0, 90, -40] } });
const MOODS: Readonly<Record<string, string>> = { score: 'goal', miss: 'wide', work: 'press' };

/** Basketball: one pair of kits. */
export function hoopsReel(): Reel {
  const clips = HOOPS_CLIPS.map((clip): ReelClip => {
    const sign = SIGNS[clip.name];
    const draw = sign === undefined ? clipOf(clip) : () => signOver(empty(), sign);
    const sound = CROWD_MOODS[MOODS[clip.name.split('.')[0] ?? ''] ?? ''] ?? CROWD_MOODS.calm;
    return { ...clip, draw, sound };
  });
  return { name: 'hoops', ambience: 'hall', quality: 35, clips };
}
