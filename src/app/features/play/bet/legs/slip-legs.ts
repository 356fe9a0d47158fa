import type { QuotedLeg, VenueQuote } from '#contract/play/bet/schema.ts';
import {
  type LegState,
  legPasses,
  legStateNow,
  type OddsPolicy,
} from '#contract/play/betting/slip/slip-leg.ts';
import type { PickedLeg } from '../pick/legs.ts';

type Quoted = Pick<QuotedLeg, 'selectionId' | 'state' | 'material' | 'itemName' | 'marketName'>;
/** Quoted legs of one venue. */
type Quotes = Pick<VenueQuote, 'venue' | 'venueName'> & { readonly legs: readonly Quoted[] };

function namedLeg(leg: PickedLeg, now: Quoted): PickedLeg {
  if (now.state === 'gone') return leg;
  const { material, itemName: name, marketName: market } = now;
  const isSame = leg.material !== null && leg.name === name && leg.market === market;
  return isSame ? leg : { ...leg, material: leg.material ?? material, name, market };
}

function quotedLeg(leg: PickedLeg, quotes: readonly Quotes[]): PickedLeg {
  for (const { venue, venueName, legs } of quotes) {
    const now = legs.find(({ selectionId }) => selectionId === leg.selectionId);
    if (!now) continue;
    const named = namedLeg(leg, now);
    return named.venue === venue ? named : { ...named, venue, venueName };
  }
  return leg;
}

/**
 * Returns the legs with the names and venues of their last quote, which stay in use when the market or the network is gone; legs from
 * a list also take the version of their first quote: after the next goal they are different bets.
 */
export function quotedLegs(legs: readonly PickedLeg[], quotes: readonly Quotes[]): readonly PickedLeg[] {
  const named = legs.map((leg) => quotedLeg(leg, quotes));
  return named.some((leg, at) => leg !== legs[at]) ? named : legs;
}

/** A leg of the slip with its current price. */
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

/** Returns the legs of a slip in their order, each compared with the quote of its venue. */
export const legViews = (
  legs: readonly PickedLeg[],
  quote: VenueQuote | null,
  policy: OddsPolicy,
): readonly LegView[] =>
  legs.map((leg) => {
    const now = quote?.legs.find(({ selectionId }) => selectionId === leg.selectionId);
    return viewOf(leg, now, policy);
  });
