import type { BetPorts } from '../bet-ports.ts';
import type { BetRow, LegRow } from '../bet-row.ts';
import { combinedNow, priceMoves } from '../combination/priced-bet.ts';
import type { Offered } from '../offers/offers.ts';
import { decideBet, reasonOf, type Verdict } from './decide-bet.ts';

/** Leg of a bet with its current offer. */
export type Seen = { readonly leg: LegRow; readonly now: Offered | null };

/** A decision, and the current prices of a multiple on one match, by the set of its legs. */
export type Decided = { readonly verdict: Verdict; readonly combined: readonly string[] | null };

const hasPrice = ({ now }: Seen): boolean => now !== null && now.state !== 'closed';

/**
 * Decides a bet against what is offered now; a multiple on one match by the price of its legs together.
 * @param mayWait whether a locked leg may still be waited for
 */
export function verdictOn(
  { offers }: Pick<BetPorts, 'offers'>,
  bet: BetRow,
  seen: readonly Seen[],
  mayWait: boolean,
): Decided {
  const found = bet.combination && seen.every(hasPrice) ? combinedNow(offers, seen) : null;
  const combined = found && 'prices' in found ? found.prices : null;
  const verdict = decideBet(bet, seen, mayWait, priceMoves(bet, seen, combined));
  if (verdict.is === 'refused' || !found || 'prices' in found) return { verdict, combined };
  return { verdict: { is: 'refused', reason: reasonOf(found.fault.is, found.fault.legs) }, combined };
}
