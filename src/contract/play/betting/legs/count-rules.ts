import { asianResult } from './asian-result.ts';
import type { KnownScore } from './leg.ts';
import { quartersOf } from './line.ts';
import { type MarketRule, unknownPick, wonIf } from './market-rule.ts';

const QUARTERS = 4;
const RANGE = /^(\d{1,2})(?:-(\d{1,2})|\+)$/;

/** The lines, in quarters, that the two halves of a stake are on; twice the same for a line that is no quarter line. */
const halvesOf = (quarters: number): readonly [low: number, high: number] =>
  quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1];

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
  brokenOff(pick, line, score) {
    if (pick !== 'over' && pick !== 'under') return unknownPick(pick);
    const passed = halvesOf(quartersOf(line)).filter((half) => QUARTERS * sumOf(score) > half);
    if (passed.length === 0) return 'void';
    if (passed.length === 1) return pick === 'over' ? 'halfWin' : 'halfLose';
    return wonIf(pick === 'over');
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
