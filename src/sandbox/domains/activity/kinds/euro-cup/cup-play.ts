import type { CupScore } from '#contract/activity/rules/prediction-points.ts';
import { hash32, random } from '#contract/units/random.ts';
import { footballScript } from '#sandbox/world/matches/script/football/football-script.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import { feedersOf, kickOffOf, MATCHES } from './cup-calendar.ts';

/** Played match, and the time its end was known, epoch ms. */
export type CupPlayed = CupScore & {
  readonly penalties: readonly [number, number] | null;
  readonly overAt: number;
};
export type CupSides = { readonly home: string; readonly away: string };
/** The whole cup as it will be: sides and result of each match, from 1. */
export type CupCourse = {
  readonly sides: (match: number) => CupSides;
  readonly played: (match: number) => CupPlayed;
};

const SIDES = 16;
const FEWEST_PENALTIES = 3;
const MOST_PENALTIES = 5;

const isFootball = ({ ballClassId }: League) => ballClassId === 1;
const leagues = LEAGUES.filter(isFootball);

/** Sixteen clubs of the world, drawn by the edition. */
function drawnClubs(secret: string): readonly string[] {
  const clubs = [...new Set(leagues.flatMap((league) => league.clubs))];
  return clubs
    .toSorted((one, other) => hash32(`${secret} ${one}`) - hash32(`${secret} ${other}`))
    .slice(0, SIDES);
}

/** Returns the score of a decided penalty shoot-out. */
function penaltiesOf(name: string): readonly [number, number] {
  const next = random(name);
  const lost = FEWEST_PENALTIES + Math.floor(next() * (MOST_PENALTIES - FEWEST_PENALTIES));
  return next() < 0.5 ? [lost + 1, lost] : [lost, lost + 1];
}

/** Plays a match with the same rules as every football match of the world; a draw goes to penalties. */
function play(secret: string, match: number, { home, away }: CupSides, startAt: number): CupPlayed {
  const [league] = leagues;
  if (league === undefined) throw new RangeError('the world has no football');
  const matchId = `cup-${match}`;
  const fixture = { matchId, league, index: match, round: '', home, away, startAt };
  const { scoring, periods } = footballScript(fixture, hash32(secret));
  const goals = (side: 'home' | 'away') =>
    scoring.reduce((sum, beat) => sum + (beat.side === side ? (beat.points ?? 0) : 0), 0);
  const [own, other] = [goals('home'), goals('away')];
  const penalties = own === other ? penaltiesOf(`${secret} penalties ${match}`) : null;
  const isHome = penalties === null ? own > other : penalties[0] > penalties[1];
  return {
    home: own,
    away: other,
    through: isHome ? 'home' : 'away',
    penalties,
    overAt: startAt + periods.fullTime,
  };
}

const courses = new Map<string, CupCourse>();

/** Returns the course of an edition's cup: it is derived from the edition's secret alone, and revealed as its time comes. */
export function cupCourse(secret: string, openAt: number): CupCourse {
  const key = `${secret} ${openAt}`;
  const known = courses.get(key);
  if (known !== undefined) return known;
  const clubs = drawnClubs(secret);
  const all: { sides: CupSides; played: CupPlayed }[] = [];
  const winnerOf = (match: number) => {
    const row = all[match - 1];
    return row === undefined ? '' : row.sides[row.played.through];
  };
  for (let match = 1; match <= MATCHES; match++) {
    const feeders = feedersOf(match);
    const sides =
      feeders === null
        ? { home: clubs[match * 2 - 2] ?? '', away: clubs[match * 2 - 1] ?? '' }
        : { home: winnerOf(feeders[0]), away: winnerOf(feeders[1]) };
    all.push({ sides, played: play(secret, match, sides, kickOffOf(openAt, match)) });
  }
  const row = (match: number) => {
    const found = all[match - 1];
    if (found === undefined) throw new RangeError('no such match');
    return found;
  };
  const course = { sides: (match: number) => row(match).sides, played: (match: number) => row(match).played };
  courses.set(key, course);
  return course;
}

/** Reports whether the end of a match is known at a time, epoch ms. */
export const isOver = (course: CupCourse, match: number, now: number): boolean =>
  now >= course.played(match).overAt;

/** Reports whether both sides of a match are known at a time. */
export const isDrawn = (course: CupCourse, match: number, now: number): boolean =>
  feedersOf(match)?.every((feeder) => isOver(course, feeder, now)) ?? true;
