import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { type MarketDraft, twoWay } from './market-draft.ts';

const MAPS_TO_WIN = 2;

type Results = { homeWins: number; inTwo: number; homeInTwo: number; awayInTwo: number };

/** Walks every way the rest of a best of three can go. */
function walk(home: number, away: number, share: number, probability: number, found: Results): void {
  if (home < MAPS_TO_WIN && away < MAPS_TO_WIN) {
    walk(home + 1, away, share, probability * share, found);
    walk(home, away + 1, share, probability * (1 - share), found);
    return;
  }
  if (home > away) found.homeWins += probability;
  if (home + away === MAPS_TO_WIN) found.inTwo += probability;
  if (home === MAPS_TO_WIN && away === 0) found.homeInTwo += probability;
  if (away === MAPS_TO_WIN && home === 0) found.awayInTwo += probability;
}

/** Winner, map handicap and number of maps of a best of three as it is. */
export function esportsMarkets({ fixture, score, expected }: MatchView): MarketDraft[] {
  const found: Results = { homeWins: 0, inTwo: 0, homeInTwo: 0, awayInTwo: 0 };
  walk(score[0], score[1], expected()[0] / 2, 1, found);
  return [
    {
      key: 'win',
      name: '全场独赢',
      note: '',
      group: 'hot',
      columns: 2,
      books: [twoWay(['home', 'away'], ['主', '客'], found.homeWins)],
    },
    {
      key: 'handicap',
      name: '地图让局',
      note: `${fixture.home} / ${fixture.away}`,
      group: 'handicap',
      columns: 2,
      books: [
        twoWay(['home-1.5', 'away1.5'], ['-1.5', '+1.5'], found.homeInTwo),
        twoWay(['home1.5', 'away-1.5'], ['+1.5', '-1.5'], 1 - found.awayInTwo),
      ],
    },
    {
      key: 'total',
      name: '地图总数',
      note: '',
      group: 'total',
      columns: 2,
      books: [twoWay(['over', 'under'], ['大 2.5', '小 2.5'], 1 - found.inTwo)],
    },
  ];
}
