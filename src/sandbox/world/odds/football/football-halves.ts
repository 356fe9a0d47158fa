import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { lineGrid } from '../asian-line.ts';
import type { MarketDraft } from '../market-draft.ts';
import { poisson } from '../poisson.ts';
import { differences, handicaps, overUnders, totals, winner } from './football-chances.ts';
import type { FootballModel } from './football-model.ts';

/** Lines on each side of the even one. */
const LINES = 2;

/** Returns the markets of the first half as a separate match; none once it has ended. */
export function halfMarkets({ score, fixture }: MatchView, { first }: FootballModel): MarketDraft[] {
  if (!first) return [];
  const [home, away] = first;
  const margins = differences(poisson(home), poisson(away));
  const sums = totals(poisson(home + away), score[0] + score[1]);
  const least = score[0] + score[1] + 0.5;
  return [
    {
      key: 'half-win',
      name: '上半场独赢',
      note: '',
      group: 'hot',
      columns: 3,
      books: [winner(score[0] - score[1], margins)],
    },
    {
      key: 'half-handicap',
      name: '上半场让球',
      note: `${fixture.home} / ${fixture.away}`,
      group: 'handicap',
      columns: 2,
      books: handicaps(margins, LINES),
    },
    {
      key: 'half-total',
      name: '上半场大小',
      note: '',
      group: 'total',
      columns: 2,
      books: overUnders(sums, lineGrid(least, least + 4, 0.25), LINES),
    },
  ];
}
