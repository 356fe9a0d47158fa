import type { KnownScore, Leg, LegMarket, LegResult, LegScore } from './leg.ts';
import { asianResult, type MarketRule, quartersOf, unknownPick, wonIf } from './market-rule.ts';
import { correctScore, halfFull } from './score-rules.ts';
import { drawNoBet, handicap, winner } from './side-rules.ts';

const QUARTERS = 4;
const RANGE = /^(\d{1,2})(?:-(\d{1,2})|\+)$/;

/** The lines, in quarters, that the two halves of a stake are on; twice the same for a line that is no quarter line. */
const halvesOf = (quarters: number): readonly [low: number, high: number] =>
  quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1];

const sumOf = ({ home, away }: KnownScore): number => home + away;

const total: MarketRule = {
  result(pick, line, score) {
    const above = QUARTERS * sumOf(score) - quartersOf(line);
    if (pick === 'over') return asianResult(above);
    return pick === 'under' ? asianResult(-above) : unknownPick(pick);
  },
  isDecided(pick, line, score) {
    return total.result(pick, line, score) === (pick === 'over' ? 'win' : 'lose');
  },
  // Every further goal takes the sum away from `under`.
  best: (pick, line, score) => (pick === 'under' ? total.result(pick, line, score) : 'win'),
  brokenOff(pick, line, score) {
    if (pick !== 'over' && pick !== 'under') return unknownPick(pick);
    const passed = halvesOf(quartersOf(line)).filter((half) => QUARTERS * sumOf(score) > half);
    if (passed.length === 0) return 'void';
    if (passed.length === 1) return pick === 'over' ? 'halfWin' : 'halfLose';
    return wonIf(pick === 'over');
  },
};

const oddEven: MarketRule = {
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

const goalRange: MarketRule = {
  result(pick, _line, score) {
    const [least, most] = rangeOf(pick);
    return wonIf(sumOf(score) >= least && sumOf(score) <= most);
  },
  isDecided(pick, _line, score) {
    const [least, most] = rangeOf(pick);
    return sumOf(score) > most || (most === Number.POSITIVE_INFINITY && sumOf(score) >= least);
  },
};

const bothScore: MarketRule = {
  result(pick, _line, { home, away }) {
    if (pick !== 'yes' && pick !== 'no') return unknownPick(pick);
    return wonIf((home > 0 && away > 0) === (pick === 'yes'));
  },
  isDecided: (_pick, _line, { home, away }) => home > 0 && away > 0,
};

const RULES: Readonly<Record<LegMarket, MarketRule>> = {
  winner,
  drawNoBet,
  handicap,
  total,
  correctScore,
  bothScore,
  halfFull,
  oddEven,
  goalRange,
};

function knownOf(score: LegScore | null): KnownScore | null {
  if (score === null) return null;
  const { home, away, halfHome = null, halfAway = null } = score;
  if (home === null || away === null) return null;
  const half = halfHome === null || halfAway === null ? null : { home: halfHome, away: halfAway };
  return { home, away, half };
}

/**
 * Returns the result of a leg. Without a score it is void; in an abandoned match, so is every leg that more goals could
 * still have changed. The halves of a quarter line are settled separately.
 * @throws RangeError when the market has no such pick or line
 */
export function settleLeg({ market, pick, line }: Leg, score: LegScore | null): LegResult {
  const known = knownOf(score);
  if (!known) return 'void';
  const rule = RULES[market];
  const result = rule.result(pick, line ?? '', known);
  if (!score?.abandoned) return result;
  if (rule.brokenOff) return rule.brokenOff(pick, line ?? '', known);
  return rule.isDecided(pick, line ?? '', known) ? result : 'void';
}

/** Meaning of the score of a match in play for a leg. */
export type LegOutlook = {
  /** Result if nothing more were scored. */
  readonly now: LegResult;
  /** Best result that more scoring allows by the rules of settlement. */
  readonly best: LegResult;
  /** True if no further scoring changes the result. */
  readonly isSure: boolean;
  /** Side whose next goal would make it won; null where none would, and where it is won now. */
  readonly oneMore: 'home' | 'away' | 'either' | null;
};

/** Score after the next goal of each side; null in sports whose points are not scored one by one. */
export type NextScores = { readonly home: LegScore; readonly away: LegScore } | null;

const sidesOf = (home: boolean, away: boolean): LegOutlook['oneMore'] => {
  if (home && away) return 'either';
  return home ? 'home' : away ? 'away' : null;
};

/**
 * Returns the outlook of a leg at a score. Annulled goals are not foreseen, as in `settleLeg`.
 * @throws RangeError when the market has no such pick or line
 */
export function legOutlook(leg: Leg, score: LegScore, next: NextScores): LegOutlook {
  const now = settleLeg(leg, score);
  const known = knownOf(score);
  const rule = RULES[leg.market];
  const [pick, line] = [leg.pick, leg.line ?? ''];
  const isSure = known !== null && rule.isDecided(pick, line, known);
  const limited = known && rule.best ? rule.best(pick, line, known) : 'win';
  const best = isSure ? now : limited;
  const isWon = (after: LegScore | undefined) => after !== undefined && settleLeg(leg, after) === 'win';
  const canTurn = now !== 'win' && best === 'win';
  return { now, best, isSure, oneMore: canTurn ? sidesOf(isWon(next?.home), isWon(next?.away)) : null };
}
