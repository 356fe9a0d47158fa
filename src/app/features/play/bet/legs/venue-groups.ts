import type { PickedLeg } from '../pick/legs.ts';

/** Legs of a slip that one venue takes: they are placed apart from those of others. */
export type VenueGroup = {
  readonly venue: string;
  readonly name: string;
  readonly legs: readonly PickedLeg[];
};

/** Returns the legs of a slip by venue, in the order of the first leg of each; those not quoted yet are in none. */
export function venueGroups(legs: readonly PickedLeg[]): readonly VenueGroup[] {
  const groups = new Map<string, { name: string; legs: PickedLeg[] }>();
  for (const leg of legs) {
    if (leg.venue === undefined) continue;
    const group = groups.get(leg.venue) ?? { name: leg.venueName ?? '', legs: [] };
    group.legs.push(leg);
    groups.set(leg.venue, group);
  }
  return [...groups].map(([venue, group]) => ({ venue, ...group }));
}

/** Returns the venue whose legs are filled in: the chosen one while it has any, otherwise the first; blank for none. */
export const currentVenue = (groups: readonly VenueGroup[], chosen: string | null): string =>
  (groups.find(({ venue }) => venue === chosen) ?? groups[0])?.venue ?? '';

/** Returns the legs that are filled in together: those of a venue, and those not quoted yet. */
export const legsAt = (legs: readonly PickedLeg[], venue: string): readonly PickedLeg[] =>
  legs.filter((leg) => leg.venue === undefined || leg.venue === venue);
