import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { signedLine } from './asian-line.ts';
import { type MarketDraft, twoWay } from './market-draft.ts';

/** Spread of the final margin and of the final sum over a whole match, in points. */
const MARGIN_SPREAD = 13;
const SUM_SPREAD = 17;

/** Share of a normal distribution below `value` (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function below(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const tail =
    series.reduce((sum, each) => (sum + each) * t, 0) * Math.exp((-value * value) / 2) * 0.3989422804;
  return value > 0 ? 1 - tail : tail;
}

const halfLine = (value: number) => Math.floor(value) + 0.5;

/** Share of the match that is still to be played. */
function leftOf({ offset, script }: MatchView): number {
  if (offset <= 0) return 1;
  const { periods } = script();
  const played = Math.min(offset, periods.firstEnd) + Math.max(0, offset - periods.secondStart);
  return Math.max(0.003, 1 - played / (2 * periods.half));
}

/** Winner, handicap and total of a basketball match as it is. */
export function basketballMarkets(view: MatchView): MarketDraft[] {
  const { fixture, score } = view;
  const expected = view.expected();
  const left = leftOf(view);
  const margin = score[0] - score[1] + (expected[0] - expected[1]) * left;
  const sum = score[0] + score[1] + (expected[0] + expected[1]) * left;
  const homeBeats = (line: number) => below((margin - line) / (MARGIN_SPREAD * Math.sqrt(left)));
  const over = (line: number) => below((sum - line) / (SUM_SPREAD * Math.sqrt(left)));
  const lines = [0, 2].map((shift) => halfLine(margin) + shift);
  const sums = [0, 4].map((shift) => halfLine(sum) + shift);
  return [
    {
      key: 'win',
      name: '全场独赢',
      note: '',
      group: 'hot',
      columns: 2,
      books: [twoWay(['home', 'away'], ['主', '客'], homeBeats(0))],
    },
    {
      key: 'handicap',
      name: '全场让分',
      note: `${fixture.home} / ${fixture.away}`,
      group: 'handicap',
      columns: 2,
      books: lines.map((line) =>
        twoWay([`home${-line}`, `away${line}`], [signedLine(-line), signedLine(line)], homeBeats(line)),
      ),
    },
    {
      key: 'total',
      name: '全场总分',
      note: '',
      group: 'total',
      columns: 2,
      books: sums.map((line) =>
        twoWay([`over${line}`, `under${line}`], [`大 ${line}`, `小 ${line}`], over(line)),
      ),
    },
  ];
}
