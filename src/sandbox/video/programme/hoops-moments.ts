import type { Beat } from '#sandbox/world/matches/script/script.ts';
import type { Moment, PlayClip, PlayPosition } from './play-graph.ts';

type Timed = { readonly beat: Beat; readonly at: number };

/** Transitions between clips of basketball without a cut. */
export const HOOPS_PLAY: readonly PlayClip[] = [
  { clip: 'work.R', units: 2, from: 'homeAttack', to: 'homeAttack' },
  { clip: 'hold.R', units: 1, from: 'homeAttack', to: 'homeAttack' },
  { clip: 'bring.R', units: 2, from: 'homeAttack', to: 'awayAttack' },
  { clip: 'work.L', units: 2, from: 'awayAttack', to: 'awayAttack' },
  { clip: 'hold.L', units: 1, from: 'awayAttack', to: 'awayAttack' },
  { clip: 'bring.L', units: 2, from: 'awayAttack', to: 'homeAttack' },
];

const SCORED_MS = 1_960;
const MISSED_MS = 2_050;

const attackOf = ({ side }: Beat): PlayPosition => (side === 'away' ? 'awayAttack' : 'homeAttack');

/** Returns the moments of a basketball match that have their own clip: every shot, whether it scores or not. */
export function hoopsMoments(beats: readonly Timed[]): Moment[] {
  return beats.flatMap(({ beat, at }) => {
    const isShot = beat.kind === 'shot' || beat.kind === 'attack' || beat.kind === 'goal';
    if (beat.side === 'none' || !isShot) return [];
    const scores = beat.points !== undefined || beat.kind === 'goal';
    const position = attackOf(beat);
    return [
      {
        at,
        event: `${beat.offset}-${beat.kind}-${beat.side}`,
        clip: `${scores ? 'score' : 'miss'}.${beat.side === 'home' ? 'R' : 'L'}`,
        units: 2,
        anchorMs: scores ? SCORED_MS : MISSED_MS,
        from: position,
        to: position,
        rank: scores ? 10 : 5,
      },
    ];
  });
}

/** Returns the side in possession: the other side after every attack. */
export function hoopsPosition(beat: Beat | undefined): PlayPosition {
  return beat?.side === 'home' ? 'awayAttack' : 'homeAttack';
}
