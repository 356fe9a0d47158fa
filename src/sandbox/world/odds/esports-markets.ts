import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { handicapBooks, totalBooks } from './line-books.ts';
import { type Chance, type MarketDraft, twoWay } from './market-draft.ts';

export const MAPS_TO_WIN = 2;
const ENDS = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;

/** Probability of each final score of a best of three, as `2:1`. */
type Ends = ReadonlyMap<string, number>;

/** Walks every way the rest of the match can go. */
export function mapsFrom(home: number, away: number, share: number): Ends {
  if (home >= MAPS_TO_WIN || away >= MAPS_TO_WIN) return new Map([[`${home}:${away}`, 1]]);
  const ends = new Map<string, number>();
  const add = (next: Ends, weight: number) => {
    for (const [end, chance] of next) ends.set(end, (ends.get(end) ?? 0) + chance * weight);
  };
  add(mapsFrom(home + 1, away, share), share);
  add(mapsFrom(home, away + 1, share), 1 - share);
  return ends;
}

const shareOf = (ends: Ends, wanted: (home: number, away: number) => boolean): number =>
  ENDS.reduce((sum, [home, away]) => sum + (wanted(home, away) ? (ends.get(`${home}:${away}`) ?? 0) : 0), 0);

/** Returns the market for the winner of the current or next map; none once the match is decided. */
function nextMap({ score, fixture }: MatchView, share: number): MarketDraft[] {
  if (Math.max(...score) >= MAPS_TO_WIN) return [];
  return [
    {
      key: 'next',
      name: '单局独赢',
      note: `第 ${score[0] + score[1] + 1} 局`,
      group: 'hot',
      columns: 2,
      books: [twoWay(['home', 'away'], [fixture.home, fixture.away], share)],
    },
  ];
}

function mapScore(ends: Ends): MarketDraft {
  const book = ENDS.map(([home, away]): Chance => {
    const name = `${home}:${away}`;
    return { key: name, name, probability: ends.get(name) ?? 0 };
  });
  return { key: 'score', name: '地图比分', note: '', group: 'goal', columns: 2, books: [book] };
}

/** Returns the chance of the home side in each map. */
export const mapShare = (view: MatchView): number => view.expected()[0] / MAPS_TO_WIN;

/** Winner, maps and their score of a best of three as it is. */
export function esportsMarkets(view: MatchView): MarketDraft[] {
  const { fixture, score } = view;
  const share = mapShare(view);
  const ends = mapsFrom(score[0], score[1], share);
  return [
    {
      key: 'win',
      name: '全场独赢',
      note: '',
      group: 'hot',
      columns: 2,
      books: [
        twoWay(
          ['home', 'away'],
          ['主', '客'],
          shareOf(ends, (home, away) => home > away),
        ),
      ],
    },
    {
      key: 'handicap',
      name: '地图让局',
      note: `${fixture.home} / ${fixture.away}`,
      group: 'handicap',
      columns: 2,
      books: [1.5, -1.5].flatMap((line) =>
        handicapBooks((start) => shareOf(ends, (home, away) => home - away > start), {
          even: line,
          step: 1,
          many: 0,
        }),
      ),
    },
    {
      key: 'total',
      name: '地图总数',
      note: '',
      group: 'total',
      columns: 2,
      books: totalBooks((line) => shareOf(ends, (home, away) => home + away > line), {
        even: 2.5,
        step: 1,
        many: 0,
      }),
    },
    ...nextMap(view, share),
    mapScore(ends),
  ];
}
