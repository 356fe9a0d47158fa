import { HOME_KITS, type HomeKit } from '#sandbox/video/clips/clips.table.ts';
import { crestPlan } from '#sandbox/world/art/emblems/crest.ts';
import type { Fixture } from '#sandbox/world/matches/calendar/fixture.ts';
import type { Beat } from '#sandbox/world/matches/script/script.ts';
import { FOOTBALL_PLAY } from './football-clips.table.ts';
import { footballMoments, footballPosition } from './football-moments.ts';
import { HOOPS_PLAY, hoopsMoments, hoopsPosition } from './hoops-moments.ts';
import type { Style } from './match-plan.ts';
import type { Moment, PlayClip, PlayPosition } from './play-graph.ts';

type Timed = { readonly beat: Beat; readonly at: number };
type Shape = Pick<Moment, 'clip' | 'units' | 'anchorMs' | 'rank'>;

/** Transitions between clips of e-sports: there is one position, from which all clips begin. */
const ARENA_PLAY: readonly PlayClip[] = [
  { clip: 'lane', units: 2, from: 'homeMid', to: 'homeMid' },
  { clip: 'roam', units: 1, from: 'homeMid', to: 'homeMid' },
];

const SHAPES: Readonly<Partial<Record<Beat['kind'], Shape>>> = {
  goal: { clip: 'win', units: 2, anchorMs: 1_960, rank: 10 },
  shot: { clip: 'tower', units: 2, anchorMs: 1_960, rank: 5 },
  attack: { clip: 'fight', units: 2, anchorMs: 1_700, rank: 4 },
};

/** Returns the moments of an e-sports match that have their own clip: fights, towers and maps won. */
function arenaMoments(beats: readonly Timed[]): Moment[] {
  return beats.flatMap(({ beat, at }) => {
    const shape = SHAPES[beat.kind];
    if (!shape || beat.side === 'none') return [];
    const clip = `${shape.clip}.${beat.side === 'home' ? 'R' : 'L'}`;
    const event = `${beat.offset}-${beat.kind}-${beat.side}`;
    return [{ ...shape, at, event, clip, from: 'homeMid' as const, to: 'homeMid' as const }];
  });
}

const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((offset) => Number.parseInt(colour.slice(offset, offset + 2), 16));

/** Returns the distance between two colours; green has the highest weight, as for the eye. */
function apart(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)];
  return [2, 4, 3].reduce((sum, weight, i) => sum + weight * ((left[i] ?? 0) - (right[i] ?? 0)) ** 2, 0);
}

const isKit = (name: string): name is HomeKit => Object.hasOwn(HOME_KITS, name);

/** Returns the filmed kit closest to the colour of a club. */
function homeKitOf(club: string): HomeKit {
  const { first } = crestPlan(club);
  const kits = Object.keys(HOME_KITS).filter(isKit);
  return kits.reduce((best, kit) =>
    apart(HOME_KITS[kit].shirt, first) < apart(HOME_KITS[best].shirt, first) ? kit : best,
  );
}

/** Functions by which a sport interprets the beats of its matches. */
export interface Reading {
  readonly moments: (beats: readonly { readonly beat: Beat; readonly at: number }[]) => Moment[];
  /** Returns the position of play according to the last beat. */
  readonly positionOf: (beat: Beat | undefined) => PlayPosition;
}

export const READINGS: Readonly<Record<1 | 2 | 3, Reading>> = {
  1: { moments: footballMoments, positionOf: footballPosition },
  2: { moments: hoopsMoments, positionOf: hoopsPosition },
  3: { moments: arenaMoments, positionOf: () => 'homeMid' },
};

const SHARED_CLIPS = new Set([
  'crowd',
  'joy',
  'yellowCard',
  'redCard',
  'substitution',
  'before',
  'rest',
  'over',
  'halted',
]);

const football = (home: string): Style => ({
  reel: `football-${homeKitOf(home)}`,
  shared: 'football-shared',
  play: FOOTBALL_PLAY,
  idle: {
    before: ['before', 'crowd'],
    rest: ['rest', 'crowd', 'rest'],
    halted: ['halted'],
    over: ['over', 'crowd'],
    homeJoy: ['cheer.R', 'joy', 'crowd'],
    awayJoy: ['cheer.L', 'joy', 'crowd'],
    stopped: ['crowd', 'walkOff'],
  },
  idleUnits: 2,
  isShared: (clip) => SHARED_CLIPS.has(clip),
});

/** One reel holds all clips; waiting viewers see its signs. */
const single = (reel: string, play: Style['play']): Style => ({
  reel,
  shared: reel,
  play,
  idle: {
    before: ['before'],
    rest: ['rest'],
    halted: ['rest'],
    over: ['over'],
    homeJoy: ['rest'],
    awayJoy: ['rest'],
    stopped: ['rest'],
  },
  idleUnits: 1,
  isShared: () => false,
});

/** Returns the rules by which the clips of a match are chosen. */
export function styleOf({ home, league }: Fixture): Style {
  switch (league.ballClassId) {
    case 1:
      return football(home);
    case 2:
      return single('hoops', HOOPS_PLAY);
    case 3:
      return single('arena', ARENA_PLAY);
    default:
      return league.ballClassId satisfies never;
  }
}
