import type * as v from 'valibot';
import type { MatchHistory, PastMatch } from '#contract/play/match/history-schema.ts';
import type { Fixture } from '../calendar/fixture.ts';
import { artUrl } from '../wire/match-images.ts';
import type { Result, Results } from './results.ts';
import { standingsOf } from './standings.ts';

const MEETINGS = 6;
const FORM = 6;

function pastWire({ fixture, score }: Result): v.InferInput<typeof PastMatch> {
  const side = (name: string, goals: number) => ({ name, logo: artUrl('crest', name), score: goals });
  return {
    matchId: fixture.matchId,
    leagueName: fixture.league.name,
    startAt: fixture.startAt,
    home: side(fixture.home, score[0]),
    away: side(fixture.away, score[1]),
  };
}

/** The first `count` matches of a walk back in time that are wanted. */
function lastOf(
  results: Results,
  fixture: Fixture,
  count: number,
  wanted: (past: Fixture) => boolean,
): v.InferInput<typeof PastMatch>[] {
  const found: v.InferInput<typeof PastMatch>[] = [];
  for (const past of results.before(fixture)) {
    if (wanted(past)) found.push(pastWire(results.of(past)));
    if (found.length === count) break;
  }
  return found;
}

/** Returns the history of a match. */
export async function historyOf(
  results: Results,
  fixture: Fixture,
): Promise<v.InferInput<typeof MatchHistory>> {
  const { home, away, league } = fixture;
  const plays = (club: string) => (past: Fixture) => past.home === club || past.away === club;
  return {
    meetings: lastOf(results, fixture, MEETINGS, (past) => plays(home)(past) && plays(away)(past)),
    homeForm: lastOf(results, fixture, FORM, plays(home)),
    awayForm: lastOf(results, fixture, FORM, plays(away)),
    standings: league.form === 'cup' ? [] : standingsOf(league, await results.ofSeason(league)),
  };
}
