import type { QuotedLeg } from '#contract/models/bet.ts';
import type { PickedLeg } from '../pick/legs.ts';

type Quoted = Pick<QuotedLeg, 'selectionId' | 'state' | 'material'>;

/** Legs that a list showed, with the version of their first quote: after the next goal they are other bets. */
export function datedLegs(legs: readonly PickedLeg[], quoted: readonly Quoted[]): readonly PickedLeg[] {
  const dated = legs.map((leg) => {
    if (leg.material !== null) return leg;
    const now = quoted.find(({ selectionId }) => selectionId === leg.selectionId);
    return now && now.state !== 'gone' ? { ...leg, material: now.material } : leg;
  });
  return dated.some((leg, at) => leg !== legs[at]) ? dated : legs;
}
