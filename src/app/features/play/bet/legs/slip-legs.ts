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
  /** Current quote, null until the platform has responded. */
  readonly now: QuotedLeg | null;
  readonly state: LegState | 'checking';
  /** Effective price: the current one, or the last displayed one where there is none. */
  readonly odds: PickedLeg['odds'];
  /** Effect on the bet. asks: the member must accept the change. barred: it blocks the bet. */
  readonly passes: 'passes' | 'asks' | 'barred';
};

const BUYABLE: readonly LegView['state'][] = ['ok', 'oddsUp', 'oddsDown', 'changed'];

function viewOf(leg: PickedLeg, now: QuotedLeg | undefined, policy: OddsPolicy): LegView {
  if (!now) return { leg, now: null, state: 'checking', odds: leg.odds, passes: 'barred' };
  // Legs from a list carry no version: the first quote is the reference.
  const state = legStateNow({ odds: leg.odds, material: leg.material ?? now.material }, now);
  const odds = BUYABLE.includes(state) ? now.odds : leg.odds;
  return { leg, now, state, odds, passes: legPasses(state, policy) };
}

/** Returns the legs of a slip in their order, each compared with the platform's quote. */
export const legViews = (
  legs: readonly PickedLeg[],
  quote: SlipQuote | null,
  policy: OddsPolicy,
): readonly LegView[] =>
  legs.map((leg) => {
    const now = quote?.legs.find(({ selectionId }) => selectionId === leg.selectionId);
    return viewOf(leg, now, policy);
  });
