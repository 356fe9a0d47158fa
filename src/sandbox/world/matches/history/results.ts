import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import { type Fixture, fixtureOf, seasonLength } from '../calendar/fixture.ts';
import type { MatchLife } from '../match-life.ts';

/** Result of a match that has ended. */
export type Result = { readonly fixture: Fixture; readonly score: readonly [home: number, away: number] };

type Ports = { readonly life: MatchLife; readonly seed: number; readonly pace: number };

/** Matches of a season played, with how each of them ended. */
export type Results = {
  /** Matches before this one that are over, newest first, back to two seasons ago. */
  before(fixture: Fixture): Iterable<Fixture>;
  /** Returns the result of a match that has ended. */
  of(fixture: Fixture): Result;
  /** Returns the results of the current season so far. Yields to other work now and then: a season is hundreds of matches. */
  ofSeason(league: League): Promise<Result[]>;
};

/** Number of matches computed before yielding to other work. */
const AT_ONCE = 12;

/** Results of matches that have ended. */
export function createResults({ life, seed, pace }: Ports): Results {
  const of = (fixture: Fixture): Result => ({ fixture, score: life.finalScore(fixture) });

  function* before({ league, index }: Fixture): Iterable<Fixture> {
    const first = Math.max(0, index - 2 * seasonLength(league));
    for (let at = Math.min(index, life.latestIndex(league.leagueId) + 1) - 1; at >= first; at--) {
      const fixture = fixtureOf(league, at, seed, pace);
      if (life.isOver(fixture)) yield fixture;
    }
  }

  async function ofSeason(league: League): Promise<Result[]> {
    const latest = life.latestIndex(league.leagueId);
    const first = latest - (latest % seasonLength(league));
    const results: Result[] = [];
    for (let index = first; index <= latest; index++) {
      const fixture = fixtureOf(league, index, seed, pace);
      if (life.isOver(fixture)) results.push(of(fixture));
      if (index % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return results;
  }

  return { before, of, ofSeason };
}
