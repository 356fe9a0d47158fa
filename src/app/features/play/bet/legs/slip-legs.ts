import type { QuotedLeg, SlipQuote } from '#contract/play/bet/schema.ts';
import {
  type LegState,
  legPasses,
  legStateNow,
  type OddsPolicy,
} from '#contract/play/betting/slip/slip-leg.ts';
import type { PickedLeg } from '../pick/legs.ts';

type Quoted = Pick<QuotedLeg, 'selectionId' | 'state' | 'material' | 'itemName' | 'marketName'>;

function quotedLeg(leg: PickedLeg, now: Quoted | undefined): PickedLeg {
  if (!now || now.state === 'gone') return leg;
  const { material, itemName: name, marketName: market } = now;
  const isSame = leg.material !== null && leg.name === name && leg.market === market;
  return isSame ? leg : { ...leg, material: leg.material ?? material, name, market };
}

/**
 * Returns the legs with the names of their last quote, which stay in use when the market or the network is gone; legs from
 * a list also take the version of their first quote: after the next goal they are different bets.
 */
export function quotedLegs(legs: readonly PickedLeg[], quoted: readonly Quoted[]): readonly PickedLeg[] {
  const named = legs.map((leg) =>
    quotedLeg(
      leg,
      quoted.find(({ selectionId }) => selectionId === leg.selectionId),
    ),
  );
  return named.some((leg, at) => leg !== legs[at]) ? named : legs;
}

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
