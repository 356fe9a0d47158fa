import { PENALTY_AIMS } from '#sandbox/games/penalty/penalty.table.ts';
import { kick, kickPays } from '#sandbox/games/penalty/penalty.ts';
import type { Recompute } from '../scene.ts';

const ENDS = { goal: '进球', saved: '被扑出', past: '偏出' } as const;

/** The shot as it would have ended for each corner: the same seeds, another choice. */
export const recomputedPenalty: Recompute = (_title, make) =>
  PENALTY_AIMS.map(({ name }, aim) => {
    const shot = kick(make(), aim);
    const pays = (kickPays(shot, aim) / 100).toFixed(2);
    return `射${name}：${ENDS[shot.end]}，×${pays}`;
  });
