import type { MatchView } from '../matches/match-view.ts';

/** Score from a moment on. */
export type ScoreTurn = { readonly at: number; readonly score: readonly [home: number, away: number] };

/** Course of a match as far as a chart of its prices shows it; times are epoch ms. */
export type PriceCourse = {
  readonly kickOffAt: number;
  /** Null until the match has ended. */
  readonly endedAt: number | null;
  /** Goals and maps so far, in order; none in basketball, where scores do not turn a match. */
  readonly goals: readonly ScoreTurn[];
};

/** Returns the course of a match up to the moment of its view. */
export function priceCourseOf({ fixture, script, timeOf, offset, phase }: MatchView): PriceCourse {
  const { scoring, periods } = script();
  const course = {
    kickOffAt: Math.round(timeOf(0)),
    endedAt: phase === 'ended' ? Math.round(timeOf(periods.fullTime)) : null,
  };
  if (fixture.league.ballClassId === 2) return { ...course, goals: [] };
  let [home, away] = [0, 0];
  const goals = scoring
    .filter((beat) => beat.offset <= offset)
    .map((beat): ScoreTurn => {
      if (beat.side === 'home') home += beat.points ?? 0;
      else away += beat.points ?? 0;
      return { at: Math.round(timeOf(beat.offset)), score: [home, away] };
    });
  return { ...course, goals };
}

/** Minute of the match clock; null before kick-off and in sports whose clock runs by parts. */
export const minuteOf = ({ fixture, phase, elapsedMs }: MatchView): number | null =>
  phase === 'upcoming' || fixture.league.ballClassId !== 1 ? null : Math.floor(elapsedMs / 60_000);
