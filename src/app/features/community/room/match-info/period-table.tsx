import { partName } from '#app/features/play/match/match-clock.tsx';
import { MatchTable } from '#app/features/play/match/standings/match-table.tsx';
import type { Match, PeriodScore } from '#contract/play/match/schema.ts';
import { t } from '../texts.ts';

const sides = ['home', 'away'] as const;

const nameOf = (sport: Match['sport'], index: number): string =>
  sport === 'football' ? t(index === 0 ? 'facts.firstHalf' : 'facts.secondHalf') : partName(sport, index + 1);

/** Scores of each side, part by part and in total. */
export function PeriodTable({ match, periods }: { match: Match; periods: readonly PeriodScore[] }) {
  if (periods.length === 0) return null;
  // A part has no other name than its number.
  const parts = periods.map((score, index) => ({ score, name: nameOf(match.sport, index) }));
  return (
    <MatchTable className="periods">
      <caption className="sr">{t('facts.periods')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('facts.team')}</span>
          </th>
          {parts.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
          <th scope="col">{t('facts.total')}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side}>
            <th scope="row" className="ell">
              {match[side].name}
            </th>
            {parts.map(({ name, score }) => (
              <td key={name}>{score[side]}</td>
            ))}
            <td>
              <b>{match[side].score}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </MatchTable>
  );
}
