import { cupPoints, sharedRanks } from '#contract/activity/rules/prediction-points.ts';
import { roundOf } from './cup-calendar.ts';
import { type CupCourse, isOver } from './cup-play.ts';
import type { PickRow } from './pick-store.ts';

/** Standing of a member's picks so far. */
export type CupStanding = {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string;
  readonly points: number;
  readonly exact: number;
  /** Goals that the picks were off, together. */
  readonly off: number;
  /** Picks that are decided, and those of them with points. */
  readonly decided: number;
  readonly scored: number;
};

const START = { points: 0, exact: 0, off: 0, decided: 0, scored: 0 } as const;

function add(standing: CupStanding, pick: PickRow, course: CupCourse): CupStanding {
  const result = course.played(pick.match);
  const { score, bracket } = cupPoints(roundOf(pick.match), pick, result);
  const off = Math.abs(pick.home - result.home) + Math.abs(pick.away - result.away);
  return {
    ...standing,
    points: standing.points + score + bracket,
    exact: standing.exact + (off === 0 ? 1 : 0),
    off: standing.off + off,
    decided: standing.decided + 1,
    scored: standing.scored + (score + bracket > 0 ? 1 : 0),
  };
}

/**
 * Returns the ranking of all members with picks: most points first, then more exact scores, then fewer goals off; computed
 * from picks and results.
 */
export function cupStandings(picks: readonly PickRow[], course: CupCourse, now: number): CupStanding[] {
  const all = new Map<string, CupStanding>();
  for (const pick of picks) {
    const { user_id: userId, name, avatar } = pick;
    const before = all.get(userId) ?? { userId, name, avatar, ...START };
    all.set(userId, isOver(course, pick.match, now) ? add(before, pick, course) : before);
  }
  return [...all.values()].toSorted(
    (one, other) => other.points - one.points || other.exact - one.exact || one.off - other.off,
  );
}

/** Places of standings in order; those that are equal in all three share one. */
export const cupRanks = (standings: readonly CupStanding[]): number[] =>
  sharedRanks(standings.map(({ points, exact, off }) => `${points} ${exact} ${off}`));
