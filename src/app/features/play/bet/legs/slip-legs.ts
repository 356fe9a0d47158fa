import type { QuotedLeg, SlipQuote } from '#contract/play/bet/schema.ts';
import {
  type LegState,
  legPasses,
  legStateNow,
  type OddsPolicy,
} from '#contract/play/betting/slip/slip-leg.ts';
import type { PickedLeg } from '../pick/legs.ts';

/** A leg of the slip against the prices of now. */
export type LegView = {
  readonly leg: PickedLeg;
  /** Null until the platform has said. */
  readonly now: QuotedLeg | null;
  readonly state: LegState | 'checking';
  /** The price that counts: the one of now, or the one seen where there is none. */
  readonly odds: PickedLeg['odds'];
  /** asks: the member has to agree to what it has become. barred: it keeps the bet back. */
  readonly passes: 'passes' | 'asks' | 'barred';
};

const BUYABLE: readonly LegView['state'][] = ['ok', 'oddsUp', 'oddsDown', 'changed'];

function viewOf(leg: PickedLeg, now: QuotedLeg | undefined, policy: OddsPolicy): LegView {
  if (!now) return { leg, now: null, state: 'checking', odds: leg.odds, passes: 'barred' };
  // What a list showed names no version: the first quote is the one that counts.
  const state = legStateNow({ odds: leg.odds, material: leg.material ?? now.material }, now);
  const odds = BUYABLE.includes(state) ? now.odds : leg.odds;
  return { leg, now, state, odds, passes: legPasses(state, policy) };
}

/** The legs of a slip in their order, each against what the platform says of it. */
export const legViews = (
  legs: readonly PickedLeg[],
  quote: SlipQuote | null,
  policy: OddsPolicy,
): readonly LegView[] =>
  legs.map((leg) => {
    const now = quote?.legs.find(({ selectionId }) => selectionId === leg.selectionId);
    return viewOf(leg, now, policy);
  });
