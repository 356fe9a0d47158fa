import { random } from '#sandbox/base/random.ts';
import { MARKING, type PlayerId, RUNS, SHAPE } from './attack.ts';
import { FPS } from './timeline.ts';
import { smooth, type Track, through, trackOf, valueAt } from './track.ts';

/** Where a player is at every frame, metres. */
export interface Run {
  readonly x: Track;
  readonly y: Track;
}

const REACTION_SECONDS = 0.35;

const isPlayer = (id: string): id is PlayerId => /^([ha]\d+|keeper)$/.test(id);
const idsOf = (table: object) => Object.keys(table).filter(isPlayer);

/** Where the story's own players run. */
function storyRuns(): Map<PlayerId, Run> {
  return new Map(
    idsOf(RUNS).map((id) => {
      const keys = RUNS[id] ?? [];
      const x = through(keys.map(([seconds, value]) => [seconds, value]));
      const y = through(keys.map(([seconds, , value]) => [seconds, value]));
      return [id, { x: smooth(x, 0.35), y: smooth(y, 0.35) }];
    }),
  );
}

function shaped(id: PlayerId, block: Track, x: number, y: number): Run {
  const next = random(id);
  const [turnX, turnY] = [next() * 6.28, next() * 6.28];
  const sway = (seconds: number, turn: number) => Math.sin((seconds / 20) * 2 * Math.PI * 3 + turn);
  return {
    x: trackOf((seconds, frame) => x + valueAt(block, frame) * 0.55 + sway(seconds, turnX) * 0.8),
    y: trackOf((seconds) => y + sway(seconds, turnY) * 1.1),
  };
}

/** The story's own players, their markers a moment behind them, and the rest of both teams. */
export function everybody(): Map<PlayerId, Run> {
  const runs = storyRuns();
  const idle: Run = { x: trackOf(() => 0), y: trackOf(() => 0) };
  const behind = REACTION_SECONDS * FPS;
  for (const id of idsOf(MARKING)) {
    const [target, dx, dy] = MARKING[id] ?? ['h6', 0, 0];
    const run = runs.get(target) ?? idle;
    const x = trackOf((_, frame) => Math.min(50, valueAt(run.x, frame - behind) + dx));
    const y = trackOf((_, frame) => valueAt(run.y, frame - behind) + dy);
    runs.set(id, { x: smooth(x, 0.5), y: smooth(y, 0.5) });
  }
  const leader = runs.get('h10') ?? idle;
  const block = smooth(
    trackOf((_, frame) => valueAt(leader.x, frame) - 20),
    0.8,
  );
  for (const id of idsOf(SHAPE)) {
    const [x, y] = SHAPE[id] ?? [0, 0];
    runs.set(id, shaped(id, block, x, y));
  }
  return runs;
}
