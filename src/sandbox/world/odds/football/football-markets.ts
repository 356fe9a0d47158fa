import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { lineGrid } from '../asian-line.ts';
import { type MarketDraft, twoWay } from '../market-draft.ts';
import { poisson } from '../poisson.ts';
import { differences, handicaps, overUnders, totals, winner } from './football-chances.ts';
import { cornerMarkets } from './football-corners.ts';
import { goalMarkets } from './football-goals.ts';
import { halfFullMarket } from './football-half-full.ts';
import { halfMarkets } from './football-halves.ts';
import { footballModel } from './football-model.ts';

/** Lines on each side of the even one. */
const LINES = 4;
const LINE_STEP = 0.25;

/** Returns the winner market in which a draw refunds the stake. */
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
  const model = footballModel(view);
  const [home, away] = model.goals;
  const margins = differences(poisson(home), poisson(away));
  const scored = score[0] + score[1];
  const sums = totals(poisson(home + away), scored);
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
      books: handicaps(margins, LINES),
    },
    {
      key: 'total',
      name: '全场大小',
      note: '',
      group: 'total',
      columns: 2,
      books: overUnders(sums, lineGrid(scored + 0.5, scored + 12.5, LINE_STEP), LINES),
    },
    ...halfMarkets(view, model),
    drawNoBet(win),
    halfFullMarket(view, model),
    ...goalMarkets(view, model),
    ...cornerMarkets(view, model),
  ];
}
