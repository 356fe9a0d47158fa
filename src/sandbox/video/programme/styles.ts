import type { Fixture } from '#sandbox/world/matches/fixture.ts';
import type { Beat } from '#sandbox/world/matches/script.ts';
import { ARENA_PLAY, arenaMoments } from './arena-moments.ts';
import { FOOTBALL_PLAY } from './football-clips.table.ts';
import { footballMoments, footballPlace } from './football-moments.ts';
import { homeKitOf } from './home-kit.ts';
import { HOOPS_PLAY, hoopsMoments, hoopsPlace } from './hoops-moments.ts';
import type { Style } from './match-plan.ts';
import type { Moment } from './moment.ts';
import type { Place } from './play-graph.ts';

/** What a sport makes of the beats of its matches. */
export interface Reading {
  readonly moments: (beats: readonly { readonly beat: Beat; readonly at: number }[]) => Moment[];
  /** Where play is, as the last beat says. */
  readonly place: (beat: Beat | undefined) => Place;
}

export const READINGS: Readonly<Record<1 | 2 | 3, Reading>> = {
  1: { moments: footballMoments, place: footballPlace },
  2: { moments: hoopsMoments, place: hoopsPlace },
  3: { moments: arenaMoments, place: () => 'homeMid' },
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

/** One reel holds everything; who waits sees its signs. */
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

/** How the pictures of a match are chosen. */
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
