import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { evenLine, lineGrid } from './asian-line.ts';
import { oddEven, overUnder, totals } from './football-chances.ts';
import type { Rest } from './football-rest.ts';
import { type Chance, type MarketDraft, twoWay } from './market-draft.ts';
import { eachPair, poisson } from './poisson.ts';

const SCORES_SHOWN = 8;
/** Scores less likely than this are nobody’s bet. */
const UNLIKELY = 0.0005;
const RANGES = [
  ['0 – 1 球', 0, 1],
  ['2 – 3 球', 2, 3],
  ['4 – 6 球', 4, 6],
  ['7 球或以上', 7, Number.POSITIVE_INFINITY],
] as const;

function nextGoal({ fixture, score }: MatchView, [home, away]: Rest['goals']): MarketDraft {
  const none = Math.exp(-(home + away));
  const some = (share: number) => ((1 - none) * share) / (home + away);
  return {
    key: 'next',
    name: '下一个进球',
    note: `第 ${score[0] + score[1] + 1} 球`,
    group: 'goal',
    columns: 3,
    books: [
      [
        { key: 'home', name: fixture.home, probability: some(home) },
        { key: 'none', name: '无', probability: none },
        { key: 'away', name: fixture.away, probability: some(away) },
      ],
    ],
  };
}

function correctScore({ score }: MatchView, home: readonly number[], away: readonly number[]): MarketDraft {
  const chances: Chance[] = [];
  eachPair(home, away, (one, other, probability) => {
    if (probability < UNLIKELY) return;
    const name = `${score[0] + one}:${score[1] + other}`;
    chances.push({ key: name, name, probability });
  });
  const shown = chances.sort((one, other) => other.probability - one.probability).slice(0, SCORES_SHOWN);
  const rest = 1 - shown.reduce((sum, { probability }) => sum + probability, 0);
  const book = [...shown, { key: 'other', name: '其他', probability: Math.max(0, rest) }];
  return { key: 'score', name: '波胆', note: '', group: 'goal', columns: 3, books: [book] };
}

/** Both score; decided once both have. */
function bothScore({ score }: MatchView, home: readonly number[], away: readonly number[]): MarketDraft {
  const scores = (side: 0 | 1, chances: readonly number[]) => (score[side] > 0 ? 1 : 1 - (chances[0] ?? 0));
  const yes = scores(0, home) * scores(1, away);
  return {
    key: 'both',
    name: '两队都进球',
    note: '',
    group: 'goal',
    columns: 2,
    books: [twoWay(['yes', 'no'], ['是', '否'], yes)],
  };
}

function teamTotal(
  side: 'home' | 'away',
  { score, fixture }: MatchView,
  chances: readonly number[],
): MarketDraft {
  const already = score[side === 'home' ? 0 : 1];
  const results = totals(chances, already);
  return {
    key: `${side}-total`,
    name: side === 'home' ? '主队进球大小' : '客队进球大小',
    note: fixture[side],
    group: 'total',
    columns: 2,
    books: [overUnder(results, evenLine(results, lineGrid(already + 0.5, already + 4.5, 1)))],
  };
}

function goalRange(results: ReadonlyMap<number, number>): MarketDraft {
  const book = RANGES.map(([name, least, most]) => ({
    key: `range${least}`,
    name,
    probability: [...results].reduce(
      (sum, [goals, chance]) => sum + (goals >= least && goals <= most ? chance : 0),
      0,
    ),
  })).filter(({ probability }) => probability > 0);
  return { key: 'range', name: '总进球数', note: '', group: 'goal', columns: 2, books: [book] };
}

/** Who scores next, how it ends, who scores how many. */
export function goalMarkets(view: MatchView, { goals }: Rest): MarketDraft[] {
  const [home, away] = [poisson(goals[0]), poisson(goals[1])];
  const sums = totals(poisson(goals[0] + goals[1]), view.score[0] + view.score[1]);
  return [
    nextGoal(view, goals),
    bothScore(view, home, away),
    teamTotal('home', view, home),
    teamTotal('away', view, away),
    {
      key: 'parity',
      name: '总进球单双',
      note: '',
      group: 'goal',
      columns: 2,
      books: [oddEven(sums)],
    },
    goalRange(sums),
    correctScore(view, home, away),
  ];
}
