import type * as v from 'valibot';
import type { LeagueStanding, MatchHistory, PastMatch } from '#contract/play/match/history-schema.ts';
import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import type { Fixture } from '../calendar/fixture.ts';
import { artUrl } from '../wire/match-images.ts';
import type { Result, Results } from './results.ts';

type Row = { played: number; won: number; drawn: number; lost: number; scored: number; conceded: number };

const POINTS = { won: 3, drawn: 1 } as const;

function count(row: Row, scored: number, conceded: number): void {
  row.played += 1;
  row.scored += scored;
  row.conceded += conceded;
  if (scored > conceded) row.won += 1;
  else if (scored === conceded) row.drawn += 1;
  else row.lost += 1;
}

/** The table after some results: by points, difference, goals; sports without a draw by matches won. */
function standingsOf(
  { clubs, ballClassId }: League,
  results: readonly Result[],
): v.InferInput<typeof LeagueStanding>[] {
  const rows = new Map<string, Row>(
    clubs.map((club) => [club, { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }]),
  );
  for (const { fixture, score } of results) {
    const [home, away] = [rows.get(fixture.home), rows.get(fixture.away)];
    if (home) count(home, score[0], score[1]);
    if (away) count(away, score[1], score[0]);
  }
  const pointsOf = ({ won, drawn }: Row) =>
    ballClassId === 1 ? POINTS.won * won + POINTS.drawn * drawn : won;
  return [...rows]
    .map(([name, row]) => ({ name, logo: artUrl('crest', name), ...row, points: pointsOf(row) }))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.scored - other.conceded - (one.scored - one.conceded) ||
        other.scored - one.scored,
    )
    .map((row, index) => ({ position: index + 1, ...row }));
}

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

/** Returns the table of the season so far. */
export const tableOf = async (results: Results, league: League) =>
  standingsOf(league, await results.ofSeason(league));

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
    standings: league.form === 'cup' ? [] : await tableOf(results, league),
  };
}
