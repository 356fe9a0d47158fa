import type { VenueQuote } from '#contract/play/bet/schema.ts';
import { type BetKind, kindFault, linesOf } from '#contract/play/betting/slip/slip-bets.ts';
import type { VenueShut } from '#contract/play/venue/venue-open.ts';
import { passedLimit, type RemainingLimit } from '#contract/protection/own-limit/remaining-limits.ts';
import type { OwnLimit } from '#contract/protection/own-limit/schema.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import type { Combined } from '../combined/combined-slip.ts';
import type { LegView } from '../legs/slip-legs.ts';
import { stakeRange } from './stake-range.ts';

/** Why a slip cannot be placed as it is, the first thing to mend first. */
export type SlipFault =
  | { readonly is: 'checking' | 'suspended' | 'over' }
  | { readonly is: 'venueShut'; readonly shut: VenueShut }
  | { readonly is: 'tooFew' | 'tooMany' | 'noStake' | 'notTaken' }
  /** `others` are the legs of other matches. */
  | {
      readonly is: 'related';
      readonly pair: readonly [LegView, LegView];
      readonly others: readonly LegView[];
    }
  | { readonly is: 'low' | 'high'; readonly limit: Minor }
  /** A limit of the member's own does not let it in [P.16]. */
  | { readonly is: 'own'; readonly limit: RemainingLimit }
  /** Amount missing in the venue wallet. */
  | { readonly is: 'funds'; readonly missing: Minor };

type Slip = {
  readonly legs: readonly LegView[];
  readonly quote: VenueQuote | null;
  readonly kind: BetKind;
  /** Legs of one match that are placed as one bet; null or absent for any other slip. */
  readonly combined?: Combined | null;
  /** Stake per line; null while none is typed. */
  readonly stake: Minor | null;
  /** The member's own, in the currency of the stake. */
  readonly limits: readonly OwnLimit[];
};

function legFault(legs: readonly LegView[]): SlipFault | null {
  const states = legs.map(({ state }) => state);
  if (states.includes('checking')) return { is: 'checking' };
  if (states.includes('closed') || states.includes('gone')) return { is: 'over' };
  return states.includes('suspended') ? { is: 'suspended' } : null;
}

function relatedFault({ legs, quote }: Slip): SlipFault | null {
  for (const [one, other] of quote?.related ?? []) {
    const pair = [legs[one], legs[other]] as const;
    if (!pair[0] || !pair[1]) continue;
    const { matchId } = pair[0].leg;
    const others = legs.filter(({ leg }) => leg.matchId !== matchId);
    return { is: 'related', pair: [pair[0], pair[1]], others };
  }
  return null;
}

function combineFault(slip: Slip): SlipFault | null {
  const { legs, kind, combined } = slip;
  if (combined) {
    if (legs.length < 2) return { is: 'tooFew' };
    return combined.odds === null ? { is: 'checking' } : null;
  }
  if (kind.is !== 'singles') {
    const related = relatedFault(slip);
    if (related) return related;
  }
  const fault = kindFault(
    legs.map(({ leg: { matchId }, odds }) => ({ matchId, odds })),
    kind,
  );
  // Two legs of a match that the platform does not call related are its business.
  return fault === null || fault === 'related' ? null : { is: fault };
}

function stakeFault({ legs, quote, kind, combined, stake, limits }: Slip): SlipFault | null {
  const range = quote && stakeRange(quote, kind, combined);
  if (!quote || !range || range.most < range.least) return { is: 'notTaken' };
  if (stake === null || stake <= 0n) return { is: 'noStake' };
  if (stake < range.least) return { is: 'low', limit: range.least };
  if (stake > range.most) return { is: 'high', limit: range.most };
  const totalStake = stake * BigInt(linesOf(legs.map(asRuled), kind));
  const passed = passedLimit(limits, { each: kind.is === 'singles' ? stake : totalStake, total: totalStake });
  if (passed) return { is: 'own', limit: passed };
  const { balance } = quote;
  return balance !== null && totalStake > balance
    ? { is: 'funds', missing: minor(totalStake - balance) }
    : null;
}

const asRuled = ({ leg: { matchId }, odds }: LegView) => ({ matchId, odds });

/** Returns the reason why a slip cannot be placed; null when it can be. A guest's balance is never a fault. */
export function slipFault(slip: Slip): SlipFault | null {
  if (slip.quote === null) return { is: 'checking' };
  const { shut } = slip.quote;
  if (shut !== null) return { is: 'venueShut', shut };
  return legFault(slip.legs) ?? combineFault(slip) ?? stakeFault(slip);
}
