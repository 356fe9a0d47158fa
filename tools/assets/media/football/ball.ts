import type { ScenePoint } from '#sandbox/world/art/stadium/scene-camera.ts';
import { DRAWN_A_SECOND } from '#tools/assets/media/motion.ts';
import type { Runner } from './players.ts';
import type { Play, Touch } from './plays.table.ts';

type Runners = ReadonlyMap<string, Runner>;

/** Position of a held ball: rolls ahead of its player’s feet; a keeper holds it at the chest. */
function heldAt({ holder }: Touch, runners: Runners, seconds: number): ScenePoint {
  if (typeof holder !== 'string') return [holder[0], holder[1], 0];
  const player = runners.get(holder);
  const frames = player?.spots.length ?? 1;
  const frame = Math.max(0, Math.min(frames - 1, Math.round(seconds * DRAWN_A_SECOND)));
  const [x, y] = player?.spots[frame] ?? [0, 0];
  if (holder.slice(1) === '1') return [x + (x > 0 ? -0.3 : 0.3), y, 1];
  const ahead = holder.startsWith('h') ? 0.75 : -0.75;
  return [x + ahead, y - 0.3, 0];
}

/** Position of the ball: held by a player, or on a parabola to the next one. */
export function ballAt({ touches }: Play, runners: Runners, seconds: number): ScenePoint {
  const index = Math.max(
    0,
    touches.findLastIndex(({ from }) => from <= seconds),
  );
  const [touch, next] = [touches[index], touches[index + 1]];
  if (!touch) return [0, 0, 0];
  if (seconds <= touch.until || !next) return heldAt(touch, runners, seconds);
  const [start, end] = [heldAt(touch, runners, touch.until), heldAt(next, runners, next.from)];
  const share = (seconds - touch.until) / Math.max(0.01, next.from - touch.until);
  const along = (from: number, to: number) => from + (to - from) * share;
  return [
    along(start[0], end[0]),
    along(start[1], end[1]),
    along(start[2], end[2]) + (touch.peak ?? 0) * 4 * share * (1 - share),
  ];
}
