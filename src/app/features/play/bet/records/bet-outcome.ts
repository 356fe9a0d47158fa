import type { Bet } from '#contract/play/bet/schema.ts';
import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import { resultName, stateName } from '../bet-text.ts';
import { netOf } from './return-working.ts';

/**
 * Returns the outcome of a settled bet: the result of the leg for a single, whether anything was won for others; null for
 * any other bet.
 */
export function outcomeOf(bet: Bet): LegResult | null {
  const { state, legs } = bet;
  if (state === 'void') return 'void';
  if (state !== 'settled') return null;
  const [first] = legs;
  if (legs.length === 1 && first?.result) return first.result;
  const net = netOf(bet) ?? 0n;
  if (net === 0n) return 'push';
  return net > 0n ? 'win' : 'lose';
}

/** Returns the label of a bet's outcome, or of its state. */
export function outcomeLabel(bet: Bet): string {
  const outcome = outcomeOf(bet);
  return outcome === null ? stateName(bet.state) : resultName(outcome);
}
