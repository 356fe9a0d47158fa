import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { evenLine, lineGrid, signedLine, winShare } from './asian-line.ts';
import type { Chance, MarketDraft } from './market-draft.ts';
import { eachPair, poisson } from './poisson.ts';

/** What a side a man down still scores, and what the other gains by it. */
const MAN_DOWN = 0.7;
const CORNERS_A_MATCH = 8.8;
const SCORES_SHOWN = 5;
const HANDICAPS = lineGrid(-3, 3, 0.25);
const TOTALS = lineGrid(0.5, 12.5, 0.25);

/** The rest of a match: goals and corners still expected. */
type Rest = {
  readonly goals: readonly [home: number, away: number];
  readonly corners: number;
};

function leftOf({ offset, script }: MatchView): number {
  if (offset <= 0) return 1;
  const { periods } = script();
  const played = Math.min(offset, periods.firstEnd) + Math.max(0, offset - periods.secondStart);
  const whole = periods.firstEnd + periods.fullTime - periods.secondStart;
  return Math.max(0.004, 1 - played / whole);
}

function restOf(view: MatchView): Rest {
  const left = leftOf(view);
  const expected = view.expected();
  const sentOff = (side: 'home' | 'away') =>
    MAN_DOWN ** view.marks.filter((beat) => beat.kind === 'redCard' && beat.side === side).length;
  const edge = sentOff('home') / sentOff('away');
  return {
    goals: [expected[0] * left * edge, (expected[1] * left) / edge],
    corners: CORNERS_A_MATCH * left,
  };
}

function differences(home: readonly number[], away: readonly number[]): Map<number, number> {
  const results = new Map<number, number>();
  eachPair(home, away, (one, other, probability) => {
    results.set(one - other, (results.get(one - other) ?? 0) + probability);
  });
  return results;
}

const totals = (chances: readonly number[], already: number) =>
  new Map(chances.map((probability, more) => [already + more, probability]));

function overUnder(results: ReadonlyMap<number, number>, line: number): Chance[] {
  const over = winShare(results, line);
  return [
    { key: `over${line}`, name: `大 ${line}`, probability: over },
    { key: `under${line}`, name: `小 ${line}`, probability: 1 - over },
  ];
}

function handicap(results: ReadonlyMap<number, number>, line: number): Chance[] {
  const home = winShare(results, -line);
  return [
    { key: `home${line}`, name: signedLine(line), probability: home },
    { key: `away${-line}`, name: signedLine(line === 0 ? 0 : -line), probability: 1 - home },
  ];
}

function winner(lead: number, results: ReadonlyMap<number, number>): Chance[] {
  const share = (wanted: (margin: number) => boolean) =>
    [...results].reduce((sum, [margin, chance]) => sum + (wanted(lead + margin) ? chance : 0), 0);
  return [
    { key: 'home', name: '主', probability: share((margin) => margin > 0) },
    { key: 'draw', name: '平', probability: share((margin) => margin === 0) },
    { key: 'away', name: '客', probability: share((margin) => margin < 0) },
  ];
}

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
    const name = `${score[0] + one}:${score[1] + other}`;
    chances.push({ key: name, name, probability });
  });
  const shown = chances.sort((one, other) => other.probability - one.probability).slice(0, SCORES_SHOWN);
  const rest = 1 - shown.reduce((sum, { probability }) => sum + probability, 0);
  const book = [...shown, { key: 'other', name: '其他', probability: Math.max(0, rest) }];
  return { key: 'score', name: '波胆', note: '', group: 'goal', columns: 3, books: [book] };
}

function corners({ marks }: MatchView, expected: number): MarketDraft {
  const taken = marks.filter(({ kind }) => kind === 'corner').length;
  const results = totals(poisson(expected), taken);
  const line = evenLine(results, lineGrid(taken + 0.5, taken + 13.5, 1));
  return {
    key: 'corner',
    name: '角球大小',
    note: `已开 ${taken} 个`,
    group: 'corner',
    columns: 2,
    books: [overUnder(results, line)],
  };
}

/** The markets of a football match as it stands. Handicaps count the goals still to come, as venues do in play. */
export function footballMarkets(view: MatchView): MarketDraft[] {
  const { score, fixture } = view;
  const rest = restOf(view);
  const [home, away] = [poisson(rest.goals[0]), poisson(rest.goals[1])];
  const margins = differences(home, away);
  const sums = totals(poisson(rest.goals[0] + rest.goals[1]), score[0] + score[1]);
  const even = evenLine(margins, HANDICAPS);
  const middle = evenLine(sums, TOTALS);
  const teams = `${fixture.home} / ${fixture.away}`;
  return [
    {
      key: 'win',
      name: '全场独赢',
      note: '',
      group: 'hot',
      columns: 3,
      books: [winner(score[0] - score[1], margins)],
    },
    {
      key: 'handicap',
      name: '全场让球',
      note: teams,
      group: 'handicap',
      columns: 2,
      books: [-even, -even - 0.25, -even + 0.25].map((line) => handicap(margins, line)),
    },
    {
      key: 'total',
      name: '全场大小',
      note: '',
      group: 'total',
      columns: 2,
      books: [middle, middle + 0.5].map((line) => overUnder(sums, line)),
    },
    nextGoal(view, rest.goals),
    correctScore(view, home, away),
    corners(view, rest.corners),
  ];
}
