import type { QuotedLeg } from '#contract/play/bet/schema.ts';
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
