import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { lineGrid } from '../asian-line.ts';
import type { MarketDraft } from '../market-draft.ts';
import { poisson } from '../poisson.ts';
import { differences, handicaps, oddEven, overUnders, totals } from './football-chances.ts';
import type { FootballModel } from './football-model.ts';

/** Lines on each side of the even one. */
const LINES = 2;

/** Returns the corner markets: number, side, odd or even. Handicaps count those still to come. */
export function cornerMarkets(
  { marks, fixture }: MatchView,
  { corners: [home, away] }: FootballModel,
): MarketDraft[] {
  const cornersTaken = marks.filter(({ kind }) => kind === 'corner').length;
  const results = totals(poisson(home + away), cornersTaken);
  return [
    {
      key: 'corner',
      name: '角球大小',
      note: `已开 ${cornersTaken} 个`,
      group: 'corner',
      columns: 2,
      books: overUnders(results, lineGrid(cornersTaken + 0.5, cornersTaken + 13.5, 1), LINES),
    },
    {
      key: 'corner-handicap',
      name: '角球让球',
      note: `${fixture.home} / ${fixture.away}`,
      group: 'corner',
      columns: 2,
      books: handicaps(differences(poisson(home), poisson(away)), LINES),
    },
    {
      key: 'corner-parity',
      name: '角球单双',
      note: '',
      group: 'corner',
      columns: 2,
      books: [oddEven(results)],
    },
  ];
}
