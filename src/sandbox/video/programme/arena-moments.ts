import type { Beat } from '#sandbox/world/matches/script.ts';
import type { Moment } from './moment.ts';
import type { PlayClip } from './play-graph.ts';

type Timed = { readonly beat: Beat; readonly at: number };
type Shape = Pick<Moment, 'clip' | 'units' | 'anchorMs' | 'rank'>;

/** How clips of e-sports follow each other: there is one place, from which everything begins. */
export const ARENA_PLAY: readonly PlayClip[] = [
  { clip: 'lane', units: 2, from: 'homeMid', to: 'homeMid' },
  { clip: 'roam', units: 1, from: 'homeMid', to: 'homeMid' },
];

const SHAPES: Readonly<Partial<Record<Beat['kind'], Shape>>> = {
  goal: { clip: 'win', units: 2, anchorMs: 1_960, rank: 10 },
  shot: { clip: 'tower', units: 2, anchorMs: 1_960, rank: 5 },
  attack: { clip: 'fight', units: 2, anchorMs: 1_700, rank: 4 },
};

/** What of a match of e-sports has a clip of its own: fights, towers and maps won. */
export function arenaMoments(beats: readonly Timed[]): Moment[] {
  return beats.flatMap(({ beat, at }) => {
    const shape = SHAPES[beat.kind];
    if (!shape || beat.side === 'none') return [];
    const clip = `${shape.clip}.${beat.side === 'home' ? 'R' : 'L'}`;
    const event = `${beat.offset}-${beat.kind}-${beat.side}`;
    return [{ ...shape, at, event, clip, from: 'homeMid' as const, to: 'homeMid' as const }];
  });
}
