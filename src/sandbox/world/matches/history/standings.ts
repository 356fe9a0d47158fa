import type * as v from 'valibot';
import type { LeagueStanding } from '#contract/play/match/history-schema.ts';
import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import { artUrl } from '../wire/match-images.ts';
import type { Result } from './results.ts';

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
export function standingsOf(
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
