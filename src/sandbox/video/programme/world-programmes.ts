import type { Programme, Programmes } from '#sandbox/video/clips/programme.ts';
import type { World } from '#sandbox/world/world.ts';
import { anchorProgramme } from './anchor-programme.ts';
import { matchProgramme } from './match-programme.ts';

const KEPT = 80;

function begin(stream: string, world: World): Programme | undefined {
  const [, kind, id = ''] = /^([ma])-([\w-]{1,40})$/.exec(stream) ?? [];
  if (kind === 'a') return anchorProgramme(stream, id, world);
  return kind === 'm' ? matchProgramme(stream, () => world.ahead(id)) : undefined;
}

/** Programmes of every match and every anchor of a world; the most recently requested ones stay in memory. */
export function worldProgrammes(world: World): Programmes {
  const kept = new Map<string, Programme>();
  return (stream) => {
    const programme = kept.get(stream) ?? begin(stream, world);
    if (!programme) return undefined;
    kept.delete(stream);
    kept.set(stream, programme);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return programme;
  };
}
