import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { endInSight } from '#sandbox/world/matches/script/script.ts';
import { handicapBooks, totalBooks } from './line-books.ts';
import { type MarketDraft, twoWay } from './market-draft.ts';

/** A count that many small things add up to. */
type Normal = { readonly mean: number; readonly spread: number };

/** Share of the standard normal distribution below `value` (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function below(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const tail =
    series.reduce((sum, each) => (sum + each) * t, 0) * Math.exp((-value * value) / 2) * 0.3989422804;
  return value > 0 ? 1 - tail : tail;
}

/** Returns the probability that a count is above a line. */
export const normalAbove = ({ mean, spread }: Normal, line: number): number => below((mean - line) / spread);

/** The half line nearest to what is expected: nothing can end on it. */
const evenHalfLine = ({ mean }: Normal): number => Math.floor(mean) + 0.5;

/** Standard deviation of a side's points in a whole match, as measured; the sides score independently. */
const SPREAD = 11.3;
/** Lower bound above zero: there is always another possession. */
const LEAST = 0.003;
/** Lines on each side of the even one, and the points between them. */
const LINES = { many: 4, step: 1 } as const;
const SIDE_LINES = { many: 1, step: 2 } as const;

/** Shares of the match still to be played, in the first half and after it; half of the points fall in each. */
function remainingShares({ offset, script }: MatchView): readonly [first: number | null, second: number] {
  if (offset <= 0) return [0.5, 0.5];
  const { periods } = script();
  const { firstEnd, secondStart } = periods;
  const fullDuration = firstEnd + endInSight(periods, 0) - secondStart;
  const remaining = endInSight(periods, offset) - Math.max(secondStart, offset);
  const second = Math.max(LEAST, remaining / fullDuration);
  return [offset < firstEnd ? Math.max(LEAST, (firstEnd - offset) / fullDuration) : null, second];
}

/** The final counts when a share of the match is still to come. */
export type Finals = {
  readonly margin: Normal;
  readonly sum: Normal;
  readonly sides: readonly [Normal, Normal];
};

function finalsOf({ score, expected }: MatchView, share: number): Finals {
  const side = (at: 0 | 1): Normal => ({
    mean: score[at] + expected()[at] * share,
    spread: SPREAD * Math.sqrt(share),
  });
  const [home, away] = [side(0), side(1)];
  const spread = SPREAD * Math.sqrt(2 * share);
  return {
    margin: { mean: home.mean - away.mean, spread },
    sum: { mean: home.mean + away.mean, spread },
    sides: [home, away],
  };
}

type Named = Pick<MarketDraft, 'key' | 'name' | 'note'>;

const totalMarket = (named: Named, sum: Normal, lines: { many: number; step: number }): MarketDraft => ({
  ...named,
  group: 'total',
  columns: 2,
  books: totalBooks((line) => normalAbove(sum, line), { even: evenHalfLine(sum), ...lines }),
});

const handicapMarket = (named: Named, margin: Normal): MarketDraft => ({
  ...named,
  group: 'handicap',
  columns: 2,
  books: handicapBooks((line) => normalAbove(margin, line), { even: evenHalfLine(margin), ...LINES }),
});

function fullMatchMarkets({ fixture }: MatchView, { margin, sum, sides }: Finals): MarketDraft[] {
  const [home, away] = sides;
  return [
    {
      key: 'win',
      name: '全场独赢',
      note: '',
      group: 'hot',
      columns: 2,
      books: [twoWay(['home', 'away'], ['主', '客'], normalAbove(margin, 0))],
    },
    handicapMarket({ key: 'handicap', name: '全场让分', note: `${fixture.home} / ${fixture.away}` }, margin),
    totalMarket({ key: 'total', name: '全场总分', note: '' }, sum, LINES),
    totalMarket({ key: 'home-total', name: '主队总分', note: fixture.home }, home, SIDE_LINES),
    totalMarket({ key: 'away-total', name: '客队总分', note: fixture.away }, away, SIDE_LINES),
  ];
}

/** Final counts of a basketball match as it is, and of its first half while that is played. */
export function basketballFinals(view: MatchView): { readonly full: Finals; readonly half: Finals | null } {
  const [first, second] = remainingShares(view);
  const half = first === null ? null : finalsOf(view, first);
  return { full: finalsOf(view, (first ?? 0) + second), half };
}

/** Winner, handicap and totals of a basketball match as it is, and of its first half while that is played. */
export function basketballMarkets(view: MatchView): MarketDraft[] {
  const { full, half } = basketballFinals(view);
  const { home, away } = view.fixture;
  return [
    ...fullMatchMarkets(view, full),
    ...(half
      ? [
          handicapMarket(
            { key: 'half-handicap', name: '上半场让分', note: `${home} / ${away}` },
            half.margin,
          ),
          totalMarket({ key: 'half-total', name: '上半场总分', note: '' }, half.sum, LINES),
        ]
      : []),
  ];
}
