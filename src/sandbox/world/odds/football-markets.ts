import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { evenLine, lineGrid } from './asian-line.ts';
import { differences, handicaps, overUnder, totals, winner } from './football-chances.ts';
import { cornerMarkets } from './football-corners.ts';
import { goalMarkets } from './football-goals.ts';
import { halfMarkets } from './football-halves.ts';
import { restOf } from './football-rest.ts';
import { type MarketDraft, twoWay } from './market-draft.ts';
import { poisson } from './poisson.ts';

const TOTALS = lineGrid(0.5, 12.5, 0.25);

/** Who wins when a draw gives the money back. */
function drawNoBet(win: MarketDraft): MarketDraft {
  const chance = (wanted: string) => win.books[0]?.find(({ key }) => key === wanted)?.probability ?? 0;
  const [home, away] = [chance('home'), chance('away')];
  return {
    key: 'drawless',
    name: '平局退款',
    note: '',
    group: 'hot',
    columns: 2,
    books: [twoWay(['home', 'away'], ['主', '客'], home + away > 0 ? home / (home + away) : 0.5)],
  };
}

/**
 * The markets of a football match as it is: the whole match, its first half, goals, corners. Handicaps count the goals
 * still to come, as venues do in play.
 */
export function footballMarkets(view: MatchView): MarketDraft[] {
  const { score, fixture } = view;
  const rest = restOf(view);
  const [home, away] = rest.goals;
  const margins = differences(poisson(home), poisson(away));
  const sums = totals(poisson(home + away), score[0] + score[1]);
  const middle = evenLine(sums, TOTALS);
  const win: MarketDraft = {
    key: 'win',
    name: '全场独赢',
    note: '',
    group: 'hot',
    columns: 3,
    books: [winner(score[0] - score[1], margins)],
  };
  return [
    win,
    {
      key: 'handicap',
      name: '全场让球',
      note: `${fixture.home} / ${fixture.away}`,
      group: 'handicap',
      columns: 2,
      books: handicaps(margins, [0, -0.25, 0.25]),
    },
    {
      key: 'total',
      name: '全场大小',
      note: '',
      group: 'total',
      columns: 2,
      books: [middle, middle + 0.5].map((line) => overUnder(sums, line)),
    },
    ...halfMarkets(view, rest),
    drawNoBet(win),
    ...goalMarkets(view, rest),
    ...cornerMarkets(view, rest),
  ];
}
