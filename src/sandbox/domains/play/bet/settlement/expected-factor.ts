import type { LegResult, LegScore } from '#contract/play/betting/legs/leg.ts';
import { factorOf } from '#contract/play/betting/legs/leg-factor.ts';
import { settleLeg } from '#contract/play/betting/legs/settle-leg.ts';
import type { LegRow } from '../bet-row.ts';
import type { BetWorld } from '../offers/bet-world.ts';

type OpenLeg = Pick<LegRow, 'rule' | 'line' | 'odds' | 'base' | 'match_id' | 'selection_id'>;

/** Returns the expected return of a unit on an open leg, by the pricing model; null where the model has none. */
export function expectedFactor(
  odds: Pick<BetWorld['odds'], 'expected'>,
  { rule, line, odds: price, base, match_id, selection_id: selectionId }: OpenLeg,
): number | null {
  const { market, pick } = rule;
  if (market === 'nextGoal' || market === 'nextMap') return null;
  const worth = new Map<LegResult, number>();
  const returned = (score: LegScore): number => {
    const result = settleLeg({ market, pick, line }, score);
    const known = worth.get(result);
    if (known !== undefined) return known;
    const { top, bottom } = factorOf({ odds: price, result });
    const value = Number(top) / Number(bottom);
    worth.set(result, value);
    return value;
  };
  const counted = market === 'halfFull' ? 'halves' : rule.counted;
  return odds.expected(match_id, { selectionId, odds: price, returned, counted, base });
}
