import type { Programme, Programmes } from '#sandbox/video/clips/programme.ts';
import type { World } from '#sandbox/world/world.ts';
import { anchorProgramme } from './anchor-programme.ts';
import { matchProgramme } from './match-programme.ts';

const PROGRAMMES_MAX = 80;

function begin(stream: string, world: World): Programme | undefined {
  const [, kind, id = ''] = /^([ma])-([\w-]{1,40})$/.exec(stream) ?? [];
  if (kind === 'a') return anchorProgramme(stream, id, world);
  return kind === 'm' ? matchProgramme(stream, () => world.ahead(id)) : undefined;
}

/** Programmes of every match and every anchor of a world; the most recently requested ones stay in memory. */
export function worldProgrammes(world: World): Programmes {
  const cached = new Map<string, Programme>();
  return (stream) => {
    const programme = cached.get(stream) ?? begin(stream, world);
    if (!programme) return undefined;
    cached.delete(stream);
    cached.set(stream, programme);
    const [oldest] = cached.keys();
    if (cached.size > PROGRAMMES_MAX && oldest !== undefined) cached.delete(oldest);
    return programme;
  };
}
