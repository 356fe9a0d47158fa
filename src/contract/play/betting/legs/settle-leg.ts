import { bothScore, goalRange, oddEven, total } from './count-rules.ts';
import type { KnownScore, Leg, LegMarket, LegResult, LegScore } from './leg.ts';
import type { MarketRule } from './market-rule.ts';
import { correctScore, halfFull } from './score-rules.ts';
import { drawNoBet, handicap, winner } from './side-rules.ts';

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
