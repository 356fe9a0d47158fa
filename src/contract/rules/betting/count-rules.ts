import { asianResult } from './asian-result.ts';
import type { KnownScore } from './leg.ts';
import { quartersOf } from './line.ts';
import { type MarketRule, unknownPick, wonIf } from './market-rule.ts';

const QUARTERS = 4;
const RANGE = /^(\d{1,2})(?:-(\d{1,2})|\+)$/;

const sumOf = ({ home, away }: KnownScore): number => home + away;

export const total: MarketRule = {
  result(pick, line, score) {
    const above = QUARTERS * sumOf(score) - quartersOf(line);
    if (pick === 'over') return asianResult(above);
    return pick === 'under' ? asianResult(-above) : unknownPick(pick);
  },
  isDecided(pick, line, score) {
    return total.result(pick, line, score) === (pick === 'over' ? 'win' : 'lose');
  },
};

export const oddEven: MarketRule = {
  result(pick, _line, score) {
    if (pick !== 'odd' && pick !== 'even') return unknownPick(pick);
    return wonIf((sumOf(score) % 2 === 0) === (pick === 'even'));
  },
  isDecided: () => false,
};

function rangeOf(pick: string): readonly [least: number, most: number] {
  const [, least, most] = RANGE.exec(pick) ?? unknownPick(pick);
  return [Number(least), most === undefined ? Number.POSITIVE_INFINITY : Number(most)];
}

export const goalRange: MarketRule = {
  result(pick, _line, score) {
    const [least, most] = rangeOf(pick);
    return wonIf(sumOf(score) >= least && sumOf(score) <= most);
  },
  isDecided(pick, _line, score) {
    const [least, most] = rangeOf(pick);
    return sumOf(score) > most || (most === Number.POSITIVE_INFINITY && sumOf(score) >= least);
  },
};

export const bothScore: MarketRule = {
  result(pick, _line, { home, away }) {
    if (pick !== 'yes' && pick !== 'no') return unknownPick(pick);
    return wonIf((home > 0 && away > 0) === (pick === 'yes'));
  },
  isDecided: (_pick, _line, { home, away }) => home > 0 && away > 0,
};
