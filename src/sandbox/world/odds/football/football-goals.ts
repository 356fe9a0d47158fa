import { NAMED_GOALS_MAX } from '#contract/play/betting/legs/score-rules.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { lineGrid } from '../asian-line.ts';
import { type Chance, type MarketDraft, twoWay } from '../market-draft.ts';
import { eachPair, poisson } from '../poisson.ts';
import { oddEven, overUnders, shareOf, totals } from './football-chances.ts';
import type { FootballModel } from './football-model.ts';

/** Lines on each side of the even one. */
const TEAM_LINES = 1;
const RANGES = [
  ['0 – 1 球', 0, 1],
  ['2 – 3 球', 2, 3],
  ['4 – 6 球', 4, 6],
  ['7 球或以上', 7, Number.POSITIVE_INFINITY],
] as const;

function nextGoal({ fixture, score }: MatchView, { goals: [home, away] }: FootballModel): MarketDraft {
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

const SECTIONS = ['主胜', '平局', '客胜', '其他比分'] as const;
type Section = (typeof SECTIONS)[number];
const sectionOf = (home: number, away: number): Section =>
  home === away ? '平局' : home > away ? '主胜' : '客胜';

/** Returns every score that can still be final, up to a limit of goals per side; the rest together. */
function correctScore({ score }: MatchView, home: readonly number[], away: readonly number[]): MarketDraft {
  const named: Chance[] = [];
  eachPair(home, away, (one, other, probability) => {
    const [goals, against] = [score[0] + one, score[1] + other];
    if (Math.max(goals, against) > NAMED_GOALS_MAX) return;
    const name = `${goals}:${against}`;
    named.push({ key: name, name, section: sectionOf(goals, against), probability });
  });
  const rest = Math.max(0, 1 - named.reduce((sum, { probability }) => sum + probability, 0));
  const scores: Chance[] = [...named, { key: 'other', name: '其他', section: '其他比分', probability: rest }];
  const book = SECTIONS.flatMap((wanted) => scores.filter(({ section }) => section === wanted));
  return { key: 'score', name: '波胆', note: '全场 90 分钟比分', group: 'goal', columns: 3, books: [book] };
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
    books: overUnders(results, lineGrid(already + 0.5, already + 4.5, 1), TEAM_LINES),
  };
}

function goalRange(results: ReadonlyMap<number, number>): MarketDraft {
  const book = RANGES.map(([name, least, most]) => ({
    key: `range${least}`,
    name,
    probability: shareOf(results, (goals) => goals >= least && goals <= most),
  })).filter(({ probability }) => probability > 0);
  return { key: 'range', name: '总进球数', note: '', group: 'goal', columns: 2, books: [book] };
}

/** Returns the markets for the next scorer, the result and the goals of each side. */
export function goalMarkets(view: MatchView, model: FootballModel): MarketDraft[] {
  const { goals } = model;
  const [home, away] = [poisson(goals[0]), poisson(goals[1])];
  const sums = totals(poisson(goals[0] + goals[1]), view.score[0] + view.score[1]);
  return [
    nextGoal(view, model),
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
