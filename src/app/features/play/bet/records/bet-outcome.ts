import type { Bet } from '#contract/play/bet/schema.ts';
import type { LegResult } from '#contract/play/betting/leg.ts';
import { resultName, stateName } from '../bet-words.ts';
import { netOf } from './return-working.ts';

/** What a settled bet came to: of a single the result of its leg, of others whether anything was won; null for any other. */
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

/** How a bet ended, or what state it is in. */
export function outcomeWord(bet: Bet): string {
  const outcome = outcomeOf(bet);
  return outcome === null ? stateName(bet.state) : resultName(outcome);
}
